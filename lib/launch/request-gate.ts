import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../contract/endpoint.ts';
import { findPage } from '../contract/find-page.ts';
import { findUploadCall, largestBody, largestUpload } from '../contract/upload-calls.ts';
import { createBodyBudget } from './body-budget.ts';
import { checkRequest } from './check-request.ts';
import { clientNetwork } from '../server/forwarded-headers.ts';
import { receiveBody, watchUpload } from './receive-body.ts';
import { hasBody, isForApi, type Refusal, refusals, sendRefusal } from '../server/refusal.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface GateOptions {
  /** Whether the sender of the request is logged in. */
  isLoggedIn: (request: IncomingMessage) => Promise<boolean>;
  /** Renders the shop's error page with that status for an unreadable address. */
  drawScreen: (request: IncomingMessage, response: ServerResponse, status: number) => Promise<void>;
  limits?: Partial<GateLimits>;
}

interface GateLimits {
  /** Time limit for receiving a body of normal size. */
  bodyMs: number;
  maxBodies: number;
  maxBodiesPerNetwork: number;
  /** Maximum total bytes of bodies in memory. */
  maxBodyBytes: number;
  maxBodyBytesPerNetwork: number;
  maxUploads: number;
  maxUploadsPerNetwork: number;
}

const usual: GateLimits = {
  bodyMs: 15_000,
  maxBodies: 1_000,
  maxBodiesPerNetwork: 64,
  maxBodyBytes: 16 * 1024 * 1024,
  maxBodyBytesPerNetwork: 1024 * 1024,
  maxUploads: 24,
  maxUploadsPerNetwork: 8,
};

/*
 * The API proxy also counts an upload and answers; only this many bytes later is the connection
 * closed.
 */
const uploadSlack = 1024 * 1024;

const continues = new WeakSet<IncomingMessage>();

/** Records that a client waits for `100 Continue` before it sends its body. */
export const awaitContinue = (request: IncomingMessage): void => void continues.add(request);

/**
 * Checks a request before `handle` sees it: address, host, method and headers first, then the body,
 * which is received completely before. Only uploads are longer and are streamed, from logged-in
 * users if the call requires a login.
 */
export function withRequestGate(handle: Handler, options: GateOptions): Handler {
  const limits = { ...usual, ...options.limits };
  const bodies = createBodyBudget({
    maxBodies: limits.maxBodies,
    maxBodiesPerSender: limits.maxBodiesPerNetwork,
    maxBytes: limits.maxBodyBytes,
    maxBytesPerSender: limits.maxBodyBytesPerNetwork,
    endsOldest: true,
  });
  const uploads = createBodyBudget({
    maxBodies: limits.maxUploads,
    maxBodiesPerSender: limits.maxUploadsPerNetwork,
    maxBytes: Number.POSITIVE_INFINITY,
    maxBytesPerSender: Number.POSITIVE_INFINITY,
    endsOldest: false,
  });

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) > largestBody) return refusals.tooLarge;
    const others = new AbortController();
    const room = bodies.open(clientNetwork(request), () => others.abort());
    if (!room) return refusals.busy;
    response.once('close', room.release);
    const body = receiveBody(request, {
      maxBytes: largestBody,
      limitMs: limits.bodyMs,
      reserve: room.reserve,
      signal: others.signal,
    });
    sendContinue(request, response);
    const refused = {
      whole: null,
      'too large': refusals.tooLarge,
      'too slow': refusals.tooSlow,
      'no room': refusals.busy,
      gone: refusals.malformedRequest,
    } as const;
    const end = await body;
    room.keep();
    return refused[end];
  };

  const receiveUpload = async (
    request: IncomingMessage,
    response: ServerResponse,
    { files = {}, fileLimit, caller }: Endpoint,
  ) => {
    const maxBytes = largestUpload(files, fileLimit);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return refusals.tooLarge;
    watchUpload(request, response, maxBytes + uploadSlack);
    if (caller !== 'anyone' && !(await options.isLoggedIn(request))) return refusals.loginNeeded;
    const room = uploads.open(clientNetwork(request), () => request.socket.destroy());
    if (!room) return refusals.busy;
    response.once('close', room.release);
    sendContinue(request, response);
    return null;
  };

  const check = (request: IncomingMessage, response: ServerResponse) => {
    const refused = checkRequest(request);
    if (refused || !hasBody(request)) return refused;
    const call = uploadCallOf(request);
    return call ? receiveUpload(request, response, call) : receive(request, response);
  };

  return async (request, response) => {
    const refused = await check(request, response);
    if (!refused) return handle(request, response);
    if (isForScreen(request, refused)) return options.drawScreen(request, response, refused.status);
    if (!response.destroyed) sendRefusal(request, response, refused);
  };
}

function uploadCallOf({ method = '', url = '', headers }: IncomingMessage): Endpoint | undefined {
  const [path = ''] = url.split('?', 1);
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  if (!isForm || !path.startsWith('/api/store/')) return undefined;
  return findUploadCall(method, path.slice('/api/store'.length));
}

function isForScreen({ method, url = '' }: IncomingMessage, refused: Refusal): boolean {
  const isAboutAddress = refused === refusals.malformedAddress || refused === refusals.missing;
  const isPage = !isForApi(url) && findPage(url)?.kind !== 'asset';
  return isAboutAddress && isPage && (method === 'GET' || method === 'HEAD');
}

function sendContinue(request: IncomingMessage, response: ServerResponse): void {
  if (continues.delete(request)) response.writeContinue();
}
