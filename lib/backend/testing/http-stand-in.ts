import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface StandInReply {
  status?: number;
  /** Sent as JSON; a text is sent unchanged. */
  body: unknown;
  /** Delay of the answer. */
  afterMs?: number;
}

type Forced = StandInReply | ((path: string) => StandInReply | undefined);

/** Starts a fake third-party server on this machine, which answers with the result of `answer`. */
export async function httpStandIn(answer: (heard: Heard) => StandInReply) {
  const heard: Heard[] = [];
  let forced: Forced | undefined;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one: Heard = { method, url, headers, body: Buffer.concat(pieces).toString() };
      heard.push(one);
      const { pathname } = new URL(url, 'http://stand-in');
      const reply = typeof forced === 'function' ? forced(`${method} ${pathname}`) : forced;
      const { status = 200, body, afterMs = 0 } = reply ?? answer(one);
      const send = () => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
      if (afterMs > 0) setTimeout(send, afterMs).unref();
      else send();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    /** Sets the answer from now on, to all calls or by "method path"; without it, as usual. */
    be: (reply?: Forced) => {
      forced = reply;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
