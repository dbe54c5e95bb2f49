import { companyId, headerNames } from '../../contract/envelope.ts';

/** Identity of the caller: a customer's token, a visitor id, or neither. */
export interface Who {
  token?: string;
  visitor?: string;
}

export interface Request {
  method: string;
  path: string;
  query?: Record<string, string | number>;
  /** An object is sent as JSON, a form as multipart, text unchanged. */
  body?: Record<string, unknown> | FormData | string;
  who?: Who;
  key?: string;
  /** Additional headers; an empty one is removed. */
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  type: string;
  text: string;
  /** The answer if it is a JSON object. */
  json: Record<string, unknown> | undefined;
}

export type Send = (request: Request) => Promise<Reply>;

const LIMIT_MS = 30_000;

/** Status of a reply if there was no answer. */
export const noAnswer = 0;

/** Creates a client of the store API at this URL. Without an answer the status is `noAnswer`. */
export function createClient(api: string): Send {
  const base = api.replace(/\/+$/, '');
  return async ({ method, path, query = {}, body, who = {}, key, headers = {} }) => {
    const url = new URL(`${base}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const isJson = typeof body === 'object' && !(body instanceof FormData);
    const sent = new Headers({
      [headerNames.company]: String(companyId),
      ...(isJson && { 'content-type': 'application/json' }),
      ...(who.token !== undefined && { [headerNames.customer]: `token ${who.token}` }),
      ...(who.visitor !== undefined && { [headerNames.visitor]: who.visitor }),
      ...(key !== undefined && { [headerNames.idempotencyKey]: key }),
      ...headers,
    });
    for (const [name, value] of Object.entries(headers)) if (value === '') sent.delete(name);
    try {
      const response = await fetch(url, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      });
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      return { status: response.status, headers: response.headers, type, text, json: parse(text) };
    } catch (error) {
      const text = `no answer (${error instanceof Error ? error.message : String(error)})`;
      return { status: noAnswer, headers: new Headers(), type: '', text, json: undefined };
    }
  };
}

function parse(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
