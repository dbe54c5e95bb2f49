import { codeByStatus, type Failure } from '../../contract/envelope';

const personal = { 'cache-control': 'private, no-store' };
/** Value of `Retry-After` if the store is unavailable. */
const RETRY_AFTER_SECONDS = 5;

/** Creates an error answer in the API's envelope. */
export function refuse(status: keyof typeof codeByStatus, message: string): Response {
  const body: Failure = { status: false, code: codeByStatus[status], message };
  const headers = {
    ...personal,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  };
  return Response.json(body, { status, headers });
}

/** Answer for a guest without a visitor id, who has no data; needs no call to the store. */
export function emptyAnswer(path: string): Response | null {
  const name = path.replaceAll('/', '');
  if (name === 'cart') {
    const cart_totals = {
      total: 0,
      discount_amt: 0,
      gst_amt: 0,
      final_total: 0,
      cart_counter: 0,
      product_price: 0,
    };
    return Response.json({ status: true, data: [], cart_totals }, { headers: personal });
  }
  if (name === 'listwish') {
    return Response.json({ status: true, data: [], wishlist_counter: 0 }, { headers: personal });
  }
  return null;
}

const passedOn = ['content-type', 'content-disposition', 'retry-after', 'x-request-id'] as const;

/** Files and lists of places are public: browsers may cache them. */
const isForAll = (path: string, answer: Response) =>
  answer.ok && /^\/(files|countries|states|cities)\//.test(path);

/** Forwards the store's answer to the browser; only public answers may be cached. */
export function passOn(path: string, answer: Response): Response {
  const headers = new Headers(personal);
  if (isForAll(path, answer)) {
    for (const name of ['cache-control', 'content-security-policy']) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
  }
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
