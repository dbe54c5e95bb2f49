import { connectedCourierNames, gatewayNames } from '../../contract/providers';
import { largestBody } from '../../contract/upload-calls';
import { storefrontEnv } from '../../env';
import { routes } from '../routes';
import { refuse } from './answers';
import { loggedPath } from './logged-path';
import { readAtMost } from './limited-stream';

const timeLimit = 30_000;
const passedIn = ['content-type', 'x-forwarded-for', 'x-request-id'];
const senders = [...gatewayNames, ...connectedCourierNames];
/** Gateways and couriers sign with their own headers, such as `x-razorpay-signature`. */
const signatureHeader = new RegExp(`^(?:x-)?(?:${senders.join('|')})-`);
const passedOut = ['content-type', 'content-security-policy', 'location', 'x-robots-tag'];

/**
 * Forwards webhooks of gateways and couriers, and browsers that return from gateways: the body
 * unchanged, because it is signed, and no cookies. These calls are cross-site by design; the store
 * API accepts only valid signatures. If the store refuses, browsers get an error page.
 * `moreHeaders`: signature headers that do not begin with the gateway's name.
 */
export async function forwardGateway(
  request: Request,
  path: string,
  { moreHeaders = [] }: { moreHeaders?: readonly string[] } = {},
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const body = isRead ? null : await readAtMost(request, largestBody);
  if (body === undefined) return refuse(413, 'The request is too large');
  const headers = new Headers();
  for (const [name, value] of request.headers) {
    if (passedIn.includes(name) || moreHeaders.includes(name) || signatureHeader.test(name))
      headers.set(name, value);
  }
  try {
    const answer = await fetch(
      `${storefrontEnv().storeApiUrl}${path}${new URL(request.url).search}`,
      {
        method: request.method,
        headers,
        body,
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
      },
    );
    if (answer.status >= 400 && isPage(request)) return toUnknownPayment();
    return passOut(answer);
  } catch (error) {
    console.error('The store API did not answer', request.method, loggedPath(path), error);
    if (isPage(request)) return toUnknownPayment();
    return refuse(503, 'We can’t reach the shop right now. Please try again later!');
  }
}

const isPage = (request: Request) => request.headers.get('accept')?.includes('text/html') ?? false;

function toUnknownPayment(): Response {
  return new Response(null, { status: 303, headers: { location: routes.payment('unknown') } });
}

function passOut(answer: Response): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const name of passedOut) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
