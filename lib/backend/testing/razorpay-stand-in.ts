import { createHmac } from 'node:crypto';
import { httpStandIn, type Heard, type StandInReply } from './http-stand-in.ts';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};

interface Link {
  id: string;
  reference_id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  status: string;
  short_url: string;
  notes: Record<string, string>;
  payments: { payment_id: string; amount: number; status: string }[];
}

const fault = (description: string): StandInReply => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
});
const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/**
 * Fake Razorpay server by its public documentation: payment links, callback and webhook, refunds
 * with an idempotency key. Calls need basic authentication.
 */
export async function razorpayStandIn() {
  const links = new Map<string, Link>();
  const refunds = new Map<string, Record<string, unknown>>();
  const basic = `Basic ${Buffer.from(`${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
  let made = 0;

  function makeLink(body: string): StandInReply {
    const request = JSON.parse(body) as Link & { expire_by: number; callback_method: string };
    if (!Number.isInteger(request.amount) || request.amount < 100) return fault('amount is wrong');
    if (request.reference_id.length > 40) return fault('reference_id is too long');
    if (request.callback_method !== 'get') return fault('callback_method must be get');
    if ([...links.values()].some(({ reference_id }) => reference_id === request.reference_id)) {
      return fault('payment link with given reference_id already exists');
    }
    made += 1;
    const id = `plink_${String(made).padStart(14, '0')}`;
    const link: Link = {
      id,
      reference_id: request.reference_id,
      amount: request.amount,
      amount_paid: 0,
      currency: request.currency,
      status: 'created',
      short_url: `https://rzp.io/i/${id}`,
      notes: request.notes,
      payments: [],
    };
    links.set(id, link);
    return { body: link };
  }

  function refund(paymentId: string, { headers, body }: Heard): StandInReply {
    const key = String(headers['x-refund-idempotency'] ?? '');
    if (key.length < 10) return fault('the idempotency key is too short');
    const before = refunds.get(key);
    if (before) return { body: before };
    const request = JSON.parse(body) as { amount: number; receipt: string };
    const one = {
      id: `rfnd_${refunds.size + 1}`,
      payment_id: paymentId,
      amount: request.amount,
      receipt: request.receipt,
      status: 'pending',
    };
    refunds.set(key, one);
    return { body: one };
  }

  const server = await httpStandIn((heard) => {
    if (heard.headers['authorization'] !== basic) return { status: 401, body: { error: {} } };
    const { pathname, searchParams } = new URL(heard.url, 'http://razorpay');
    if (pathname === '/v1/payment_links' && heard.method === 'POST') return makeLink(heard.body);
    if (pathname === '/v1/payment_links') {
      const wanted = searchParams.get('reference_id');
      const found = [...links.values()].filter(({ reference_id }) => reference_id === wanted);
      return { body: { payment_links: found } };
    }
    const link = links.get(/^\/v1\/payment_links\/(\w+)$/.exec(pathname)?.[1] ?? '');
    if (link) return { body: link };
    const paymentId = /^\/v1\/payments\/(\w+)\/refund$/.exec(pathname)?.[1];
    if (paymentId && heard.method === 'POST') return refund(paymentId, heard);
    const refunded = /^\/v1\/payments\/(\w+)\/refunds$/.exec(pathname)?.[1];
    if (refunded) {
      const items = [...refunds.values()].filter(({ payment_id }) => payment_id === refunded);
      return { body: { entity: 'collection', count: items.length, items } };
    }
    return { status: 404, body: { error: { description: 'The id does not exist' } } };
  });

  const findLink = (referenceId: string): Link => {
    const link = [...links.values()].find(({ reference_id }) => reference_id === referenceId);
    if (!link) throw new Error(`Razorpay knows no ${referenceId}`);
    return link;
  };
  return {
    ...server,
    refunds,
    settings: { PAYMENT_PROVIDER: 'razorpay', ...keys, RAZORPAY_URL: server.url },
    /** Pays a link; returns the query of the browser's callback and the signed webhook. */
    pay: (referenceId: string, more: Partial<Link> = {}) => {
      const link = findLink(referenceId);
      const payment_id = `pay_${link.id.slice(-10)}`;
      Object.assign(link, { status: 'paid', amount_paid: link.amount }, more);
      link.payments = [{ payment_id, amount: link.amount_paid, status: 'captured' }];
      const signed = `${link.id}|${link.reference_id}|${link.status}|${payment_id}`;
      const query = new URLSearchParams({
        razorpay_payment_id: payment_id,
        razorpay_payment_link_id: link.id,
        razorpay_payment_link_reference_id: link.reference_id,
        razorpay_payment_link_status: link.status,
        razorpay_signature: hmac(keys.RAZORPAY_KEY_SECRET, signed),
      });
      const entity = { ...link, payments: undefined };
      const payment = { id: payment_id, amount: link.amount_paid, currency: link.currency };
      const body = JSON.stringify({
        entity: 'event',
        event: `payment_link.${link.status}`,
        payload: { payment_link: { entity }, payment: { entity: payment } },
      });
      return { query, body, signature: hmac(keys.RAZORPAY_WEBHOOK_SECRET, body) };
    },
    sign: (body: string) => hmac(keys.RAZORPAY_WEBHOOK_SECRET, body),
  };
}
