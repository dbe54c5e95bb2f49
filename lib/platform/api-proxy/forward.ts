import { cookies } from 'next/headers';
import { forgetSession } from '../auth/forget-session';
import { currentStoreToken } from '../auth/store-token';
import { buildPath, type Endpoint } from '../../contract/endpoint';
import { companyId, headerNames } from '../../contract/envelope';
import { sendOtp } from '../../contract/login';
import { sendEntryOtp } from '../../contract/mobile-entry';
import { findUploadCall, largestBody, largestUpload } from '../../contract/upload-calls';
import { storefrontEnv } from '../../env';
import { deviceCookie, visitorCookie } from '../session/visitor-cookie';
import { allowedPath, findCall, isForgedChange } from './allowed-path';
import { answerLimitMs, limitedStream, readAtMost } from './limited-stream';
import { emptyAnswer, passOn, refuse } from './answers';
import { fitResponse } from './fit-response';
import { loggedPath } from './logged-path';
import { isVisitorWrite, newVisitorId } from './visitor';

const passedIn = [
  'content-type',
  'x-request-id',
  'x-forwarded-for',
  'accept-language',
  headerNames.idempotencyKey,
];

interface StoreCaller {
  /** Session token of a customer. */
  token: string | undefined;
  /** Id of a guest who has a cart or a wishlist. */
  visitorId: string | undefined;
  device: string | undefined;
}

/**
 * API proxy: resolves the session, adds the headers that scripts must not see and forwards the
 * answer. Refuses unknown paths and cross-site writes (CSRF).
 */
export async function forward(request: Request): Promise<Response> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const path = allowedPath(pathname);
  if (!path) return refuse(404, 'This address is not part of the store API');
  if (isForgedChange(method, path, request.headers, storefrontEnv().siteUrl)) {
    return refuse(403, 'Requests from other sites are refused');
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const caller = await readCaller(path);
  const isNewGuest = !caller.token && !caller.visitorId;
  const nothing = isNewGuest && isRead ? emptyAnswer(path) : undefined;
  if (nothing) return nothing;

  const upload = isRead ? null : uploadOf(request, path);
  try {
    const body = upload || isRead ? null : await readAtMost(request, largestBody);
    if (body === undefined) return tooLarge();
    if (isNewGuest && isVisitorWrite(method, path)) caller.visitorId = await createVisitor();
    const sent = {
      method,
      headers: headersFor(request, caller, upload !== null),
      body: upload?.body ?? body,
      ...(upload && { duplex: 'half' }),
      cache: 'no-store',
      redirect: 'manual',
    } as const;
    const limitMs = answerLimitMs(method, path, upload !== null);
    const address = `${storefrontEnv().storeApiUrl}${path}${search}`;
    const answer = await fetchInTime(address, sent, limitMs);
    const call = findCall(method, path);
    if (answer.status === 401) await forgetCaller(caller, call);
    return passOn(path, call ? await fitResponse(call, answer) : answer);
  } catch (error) {
    if (upload?.isTooLong()) return tooLarge();
    console.error('The store API did not answer', method, loggedPath(path), error);
    return refuse(503, 'We can’t reach the shop right now. Please try again later!');
  }
}

/** Only the OTP calls get the device cookie. */
const otpPaths = [buildPath(sendOtp), buildPath(sendEntryOtp)];

async function readCaller(path: string): Promise<StoreCaller> {
  const jar = await cookies();
  return {
    token: await currentStoreToken(),
    visitorId: jar.get(visitorCookie.name)?.value,
    device: otpPaths.includes(path) ? jar.get(deviceCookie.name)?.value : undefined,
  };
}

async function createVisitor(): Promise<string> {
  const visitorId = await newVisitorId();
  (await cookies()).set(visitorCookie.name, visitorId, {
    ...visitorCookie.options,
    secure: storefrontEnv().siteUrl.startsWith('https://'),
  });
  return visitorId;
}

const tooLarge = () => refuse(413, 'The request is too large');

/** Multipart body, streamed to the API; null for all other bodies. */
function uploadOf(request: Request, path: string) {
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');
  const call = isForm ? findUploadCall(request.method, path) : undefined;
  if (!call || !request.body) return null;
  return limitedStream(request.body, largestUpload(call.files ?? {}, call.fileLimit));
}

/** The timeout covers only the start of the answer; the download of a long file may take longer. */
async function fetchInTime(url: string, init: RequestInit, limitMs: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limitMs);
  try {
    return await fetch(url, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

function headersFor(
  request: Request,
  { token, visitorId, device }: StoreCaller,
  isUpload: boolean,
): Headers {
  const headers = new Headers({
    [headerNames.company]: String(companyId),
    [headerNames.proof]: 'required',
  });
  for (const name of isUpload ? [...passedIn, 'content-length'] : passedIn) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (token) headers.set(headerNames.customer, `token ${token}`);
  else if (visitorId) headers.set(headerNames.visitor, visitorId);
  if (device) headers.set(headerNames.device, device);
  return headers;
}

/**
 * Deletes a token or visitor id that the store no longer accepts. Calls for customers refuse every
 * guest: there the visitor id, and with it the cart, is still valid.
 */
async function forgetCaller({ token }: StoreCaller, call: Endpoint | undefined): Promise<void> {
  if (token) await forgetSession();
  else if (call?.caller === 'visitor') (await cookies()).delete(visitorCookie.name);
}
