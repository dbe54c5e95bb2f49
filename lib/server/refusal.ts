import type { IncomingMessage, ServerResponse } from 'node:http';

/** Reason for answering a request before the storefront sees it. */
export interface Refusal {
  status: number;
  /** A stable error code for programs. */
  code: string;
  message: string;
  headers?: Record<string, string>;
}

/*
 * Lingering close: closing a connection while its client still sends resets it, and the client
 * never reads the answer. Incoming data is dropped until the connection is idle or one of these
 * limits is reached.
 */
const linger = { bytes: 32 * 1024 * 1024, idleMs: 500, totalMs: 5_000 };

export const refusals = {
  malformedAddress: refusal(400, 'malformed_address', 'This address cannot be read'),
  malformedHost: refusal(400, 'malformed_host', 'The Host header names no host'),
  repeatedHeader: refusal(400, 'repeated_header', 'A header of one value was sent twice'),
  upgrade: refusal(400, 'upgrade_refused', 'This server speaks plain HTTP alone'),
  transferEncoding: refusal(400, 'transfer_encoding', 'This transfer encoding is not supported'),
  bodyNotTaken: refusal(400, 'body_not_taken', 'A request of this kind has no body'),
  loginNeeded: refusal(401, 'login_needed', 'Please log in first'),
  missing: refusal(404, 'not_found', 'There is nothing at this address'),
  tooSlow: refusal(408, 'too_slow', 'The request took too long to arrive'),
  tooLarge: refusal(413, 'too_large', 'The request is too large'),
  addressTooLong: refusal(414, 'address_too_long', 'This address is too long'),
  contentEncoding: refusal(415, 'content_encoding', 'A compressed body is not supported'),
  headersTooLarge: refusal(431, 'headers_too_large', 'The headers of the request are too large'),
  malformedRequest: refusal(400, 'malformed_request', 'The request cannot be read'),
  busy: refusal(503, 'busy', 'The shop is busy. Please try again in a moment.', {
    'Retry-After': '2',
  }),
} as const;

export const methodRefusal = (allowed: readonly string[]): Refusal =>
  refusal(
    405,
    'method_not_allowed',
    'This address takes no form. Please go back, turn scripts on and try again.',
    { Allow: allowed.join(', ') },
  );

/**
 * Answers a request with a refusal: in the error envelope of the store API below /api, else as a
 * short page.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refused: Refusal,
): void {
  const { type, text } = buildBody(refused, isForApi(request.url ?? ''));
  const isReceived = request.complete || !hasBody(request);
  response.writeHead(refused.status, {
    ...commonHeaders,
    ...refused.headers,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    ...(!isReceived && { Connection: 'close' }),
  });
  if (isReceived) {
    response.end(request.method === 'HEAD' ? undefined : text);
    return;
  }
  response.write(text);
  endWhenReceived(request, response);
}

/** Returns the refusal as a raw response, for a request that could not be parsed. */
export function rawRefusal(refused: Refusal): string {
  const { type, text } = buildBody(refused, false);
  const headers = {
    ...commonHeaders,
    'Content-Type': type,
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${refused.status} ${refused.code}\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
}

/** Returns whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export const isForApi = (address: string): boolean => /^\/api(?:[/?]|$)/.test(address);

const commonHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
};

function refusal(
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): Refusal {
  return { status, code, message, ...(headers && { headers }) };
}

function buildBody({ code, message }: Refusal, isApi: boolean): { type: string; text: string } {
  if (isApi) {
    return {
      type: 'application/json; charset=utf-8',
      text: JSON.stringify({ status: false, code, message }),
    };
  }
  return {
    type: 'text/html; charset=utf-8',
    text: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><p>${message}</p><p><a href="/">Home</a></p></html>\n`,
  };
}

function endWhenReceived(request: IncomingMessage, response: ServerResponse): void {
  let left = linger.bytes;
  const end = () => {
    clearTimeout(idle);
    clearTimeout(total);
    response.end();
  };
  const idle = setTimeout(end, linger.idleMs);
  const total = setTimeout(end, linger.totalMs);
  request.push = (chunk: Buffer | null) => {
    left -= chunk?.length ?? 0;
    if (chunk === null || left < 0) end();
    else idle.refresh();
    return true;
  };
  request.socket.resume();
}
