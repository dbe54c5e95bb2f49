import { cookies } from 'next/headers';
import { forgetSession } from '../auth/forget-session';
import { currentStoreToken } from '../auth/store-token';
import { companyId, headerNames } from '../contract/envelope';
import { storefrontEnv } from '../env';
import { visitorCookie } from '../session/visitor-cookie';
import { allowedPath } from './allowed-path';
import { emptyAnswer, passOn, refuse } from './answers';
import { isSameSite } from './same-site';
import { readAtMost } from './read-at-most';
import { isVisitorWrite, newVisitorId } from './visitor';

const timeLimit = 30_000;
const passedIn = [
  'content-type',
  'x-request-id',
  'x-forwarded-for',
  'accept-language',
  headerNames.idempotencyKey,
];

/**
 * The storefront's door to the store API: finds out who asks, adds the headers that no script may
 * see, and passes the answer on. Refuses what is not of the contract and writes from other sites.
 */
export async function forward(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = allowedPath(url.pathname);
  if (!path) return refuse(404, 'This address is not part of the store API');
  const { method } = request;
  if (method !== 'GET' && !isSameSite(request.headers, storefrontEnv().siteUrl)) {
    return refuse(403, 'Requests from other sites are refused');
  }

  const jar = await cookies();
  const token = await currentStoreToken();
  let visitorId = jar.get(visitorCookie.name)?.value;
  if (!token && !visitorId && method === 'GET') {
    const nothing = emptyAnswer(path);
    if (nothing) return nothing;
  }
  try {
    const body = method === 'GET' ? null : await readAtMost(request);
    if (body === undefined) return refuse(413, 'The request is too large');
    if (!token && !visitorId && isVisitorWrite(method, path)) {
      visitorId = await newVisitorId();
      jar.set(visitorCookie.name, visitorId, {
        ...visitorCookie.options,
        secure: storefrontEnv().siteUrl.startsWith('https://'),
      });
    }
    const answer = await fetchInTime(`${storefrontEnv().storeApiUrl}${path}${url.search}`, {
      method,
      headers: headersFor(request, token, visitorId),
      body,
      cache: 'no-store',
      redirect: 'manual',
    });
    if (answer.status === 401) await forgetWhoeverItWas(token);
    return passOn(path, answer);
  } catch (error) {
    console.error('The store API did not answer', method, path, error);
    return refuse(503, 'The store cannot be reached. Please try again later!');
  }
}

/** The answer has to begin in time; a long file may then take as long as it needs. */
async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeLimit);
  try {
    return await fetch(url, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

function headersFor(
  request: Request,
  token: string | undefined,
  visitorId: string | undefined,
): Headers {
  const headers = new Headers({ [headerNames.company]: String(companyId) });
  for (const name of passedIn) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (token) headers.set(headerNames.customer, `token ${token}`);
  else if (visitorId) headers.set(headerNames.visitor, visitorId);
  return headers;
}

/** A token or visitor id that the store no longer knows is of no more use here either. */
async function forgetWhoeverItWas(token: string | undefined): Promise<void> {
  if (token) await forgetSession();
  else (await cookies()).delete(visitorCookie.name);
}
