import { createHmac } from 'node:crypto';
import { askGateway, member, patience, textOf, type GatewayAnswer } from './ask-gateway.ts';
import type { RazorpayEnv } from './payment-env.ts';
import {
  ForgedMessage,
  PaymentUnavailable,
  type GatewayMessage,
  type GatewayWord,
  type KnownPayment,
  type PaymentProvider,
  type PaymentReport,
  type RefundReport,
} from './payment-provider.ts';
import { sameText } from './same-text.ts';

const refundStatuses: Record<string, RefundReport['status']> = {
  processed: 'settled',
  failed: 'failed',
};

const linkStatuses: Record<string, PaymentReport['status']> = {
  paid: 'paid',
  cancelled: 'failed',
  expired: 'failed',
};

/**
 * Razorpay: payment links, signed callback, webhooks signed over the raw body, refunds with an
 * idempotency key. The callback does not contain the amount: it only triggers a status request.
 */
export function razorpay(settings: RazorpayEnv): PaymentProvider {
  const { keyId, keySecret, webhookSecret, url } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const hmac = (secret: string, text: string) =>
    createHmac('sha256', secret).update(text).digest('hex');

  const get = (path: string, signal = patience()) =>
    askGateway(`${url}/v1${path}`, { headers: { authorization }, signal });
  const post = (path: string, body: object, more: Record<string, string>, signal: AbortSignal) =>
    askGateway(`${url}/v1${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
      signal,
    });

  async function findLink(
    payment: Pick<KnownPayment, 'txnId' | 'linkReference'>,
    signal = patience(),
  ) {
    if (payment.linkReference) {
      const { status, body } = await get(`/payment_links/${payment.linkReference}`, signal);
      return status === 200 ? body : undefined;
    }
    const search = new URLSearchParams({ reference_id: payment.txnId });
    const { body } = await get(`/payment_links?${search.toString()}`, signal);
    const links = member(body, 'payment_links');
    return Array.isArray(links)
      ? (links as unknown[]).find((link) => textOf(link, 'reference_id') === payment.txnId)
      : undefined;
  }

  return {
    name: 'razorpay',
    createLink: async (request) => {
      const signal = patience();
      const made = await post(
        '/payment_links',
        {
          amount: request.amount,
          currency: request.currency,
          accept_partial: false,
          reference_id: request.txnId,
          description: request.productInfo,
          customer: {
            name: request.buyer.name,
            email: request.buyer.email,
            contact: request.buyer.mobile,
          },
          notify: { sms: false, email: false },
          reminder_enable: false,
          notes: { subject: request.subject },
          callback_url: request.returnUrl,
          callback_method: 'get',
          expire_by: Math.floor(request.expiresAt.getTime() / 1000),
        },
        {},
        signal,
      );
      // A link that was created before, but whose answer was lost, is found by the store's own id.
      const link =
        made.status === 200
          ? made.body
          : await findLink({ txnId: request.txnId, linkReference: null }, signal);
      const [short, reference] = [textOf(link, 'short_url'), textOf(link, 'id')];
      if (!/^https?:\/\//.test(short) || !reference) throw refusedWith(made);
      return { url: short, reference };
    },
    readReturn: ({ query }) => {
      const part = (name: string) => query.get(`razorpay_${name}`) ?? '';
      const names = [
        'payment_link_id',
        'payment_link_reference_id',
        'payment_link_status',
        'payment_id',
      ];
      const right = hmac(keySecret, names.map(part).join('|'));
      if (!sameText(right, part('signature'))) throw new ForgedMessage('The signature is wrong');
      return { txnId: part('payment_link_reference_id'), statement: right };
    },
    readWebhook: (message) => {
      const right = hmac(webhookSecret, message.body);
      if (!sameText(right, message.header('x-razorpay-signature') ?? '')) {
        throw new ForgedMessage('The signature is wrong');
      }
      return wordOf(message);
    },
    fetchStatus: async (payment) => {
      const link = await findLink(payment);
      return link === undefined ? undefined : reportOf(link, firstCaptured(link));
    },
    refund: async ({ payment, key, amount }) => {
      const made = await post(
        `/payments/${payment.providerReference ?? ''}/refund`,
        { amount, speed: 'normal', receipt: key },
        { 'X-Refund-Idempotency': key },
        patience(),
      );
      const refund = refundOf(made.body);
      if (made.status !== 200 || !refund) throw refusedWith(made);
      return refund;
    },
    fetchRefund: async ({ payment, key }) => {
      const found = await get(`/payments/${payment.providerReference ?? ''}/refunds?count=100`);
      const items = member(found.body, 'items');
      if (!Array.isArray(items)) throw refusedWith(found);
      return refundOf((items as unknown[]).find((item) => textOf(item, 'receipt') === key));
    },
  };
}

function wordOf({ body, header }: GatewayMessage): GatewayWord | undefined {
  const sent = parse(body);
  const payload = member(sent, 'payload');
  const link = member(member(payload, 'payment_link'), 'entity');
  const isOver = /^payment_link\.(paid|cancelled|expired)$/.test(textOf(sent, 'event'));
  if (!isOver || !link) return undefined;
  const payment = member(member(payload, 'payment'), 'entity');
  const report = reportOf(link, textOf(payment, 'id'));
  const currency = textOf(payment, 'currency');
  return {
    txnId: report.txnId,
    report: { ...report, ...(currency && { currency }) },
    statement: header('x-razorpay-event-id') ?? '',
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new ForgedMessage('The body is not JSON');
  }
}

function reportOf(link: unknown, paymentId: string): PaymentReport {
  const status = linkStatuses[textOf(link, 'status')] ?? 'pending';
  return {
    txnId: textOf(link, 'reference_id'),
    reference: paymentId || null,
    amount: Number(member(link, status === 'paid' ? 'amount_paid' : 'amount')),
    currency: textOf(link, 'currency'),
    subject: textOf(member(link, 'notes'), 'subject') || undefined,
    status,
  };
}

function firstCaptured(link: unknown): string {
  const payments = member(link, 'payments');
  if (!Array.isArray(payments)) return '';
  const captured = (payments as unknown[]).find((one) => textOf(one, 'status') === 'captured');
  return textOf(captured, 'payment_id');
}

function refundOf(refund: unknown): RefundReport | undefined {
  const reference = textOf(refund, 'id');
  if (!reference) return undefined;
  return { reference, status: refundStatuses[textOf(refund, 'status')] ?? 'sent' };
}

function refusedWith({ status, body }: GatewayAnswer): PaymentUnavailable {
  const why = textOf(member(body, 'error'), 'description');
  return new PaymentUnavailable(`Razorpay answers ${status}: ${why}`);
}
