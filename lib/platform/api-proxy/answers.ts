import type { Failure } from '../../contract/envelope';

const personal = { 'cache-control': 'private, no-store' };
/** When to come again where the store cannot serve now. */
const RETRY_AFTER_SECONDS = 5;

/** A failure in the contract's envelope. */
export function refuse(status: number, message: string): Response {
  const body: Failure = { status: false, message };
  const headers = {
    ...personal,
    ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  };
  return Response.json(body, { status, headers });
}

/** What a guest who owns nothing yet reads: nobody needs to ask the store for it. */
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

/** Whether an answer is a file or a list of places, which belong to nobody: browsers may keep it. */
const isForAll = (path: string, answer: Response) =>
  answer.ok && /^\/(files|countries|states|cities)\//.test(path);

/** The store's answer as it goes to the browser: never kept by any cache, those for all aside. */
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
