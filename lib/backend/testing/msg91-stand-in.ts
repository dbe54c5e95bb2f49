import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentSms {
  authkey: string | undefined;
  body: unknown;
}

export interface Msg91StandIn {
  /** For MSG91_URL. */
  url: string;
  sent: SentSms[];
  /** Sets the answer from now on; undefined: accepts everything again. */
  answerWith: (answer: { status: number; body: string } | undefined) => void;
  close: () => Promise<void>;
}

/** Starts a fake server of MSG91's flow API. */
export async function openMsg91StandIn(): Promise<Msg91StandIn> {
  const sent: SentSms[] = [];
  let other: { status: number; body: string } | undefined;
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isFlow = request.method === 'POST' && request.url === '/api/v5/flow/';
      if (!isFlow) return answer.writeHead(404).end('{"type":"error"}');
      if (other) return answer.writeHead(other.status).end(other.body);
      const authkey = request.headers['authkey'];
      sent.push({
        authkey: Array.isArray(authkey) ? authkey[0] : authkey,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown,
      });
      return answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ type: 'success', message: '3763646c3058373530393938' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    answerWith: (answer) => {
      other = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
