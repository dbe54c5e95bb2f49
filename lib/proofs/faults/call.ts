import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty for a picture. */
  text: string;
  /** From sending to the last byte. */
  ms: number;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** An object is sent as JSON, text or bytes unchanged. */
  body?: unknown;
  /** Time limit of the whole answer. */
  limitMs?: number;
  /** Uses its own connection, closed afterwards. */
  isAlone?: boolean;
}

const CALL_LIMIT_MS = 30_000;
/** The rest of a longer answer is dropped, to bound memory. */
const MOST_KEPT_BYTES = 4 * 1024 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64 });

const isPicture = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('image/') ?? false;

/**
 * Sends one HTTP request with the path exactly as given. Returns undefined if no complete answer
 * arrived: refused, reset or too late.
 */
export function call(
  base: string,
  method: string,
  path: string,
  { headers = {}, body, limitMs = CALL_LIMIT_MS, isAlone = false }: CallOptions = {},
): Promise<Reply | undefined> {
  const { hostname, port } = new URL(base);
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const sent = body === undefined ? undefined : isRaw ? body : JSON.stringify(body);
  const begun = performance.now();
  return new Promise((resolve) => {
    const outgoing = request({
      hostname,
      port,
      method,
      path,
      agent: isAlone ? false : agent,
      headers: {
        ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
        ...(sent !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const late = setTimeout(() => outgoing.destroy(), limitMs);
    const settle = (reply: Reply | undefined) => {
      clearTimeout(late);
      resolve(reply);
    };
    outgoing.on('error', () => settle(undefined));
    outgoing.on('close', () => settle(undefined));
    outgoing.on('response', (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= MOST_KEPT_BYTES) chunks.push(chunk);
      });
      answer.on('error', () => settle(undefined));
      answer.on('end', () => {
        if (!answer.complete) return settle(undefined);
        settle({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: isPicture(answer.headers) ? '' : Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - begun,
        });
      });
    });
    outgoing.end(sent);
  });
}

/** Parses the answer as a JSON object; empty if it is none. */
export function jsonOf(reply: Reply | undefined): Record<string, unknown> {
  if (!reply?.text.startsWith('{')) return {};
  try {
    return JSON.parse(reply.text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Closes the keep-alive connections. */
export function closeCalls(): void {
  agent.destroy();
}
