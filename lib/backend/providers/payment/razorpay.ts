import { createHmac } from 'node:crypto';
import type { FieldName } from '../../../contract/providers.ts';
import { invalid } from '../../errors.ts';
import { addressSetting, fieldSettings, type Provider } from '../provider.ts';
import { isSameText, member, readText } from '../read-message.ts';
import { askGateway, timeoutSignal, trialResults, type GatewayAnswer } from './ask-gateway.ts';
import {
  ForgedMessage,
  PaymentUnavailable,
  type GatewayMessage,
  type SignedContent,
  type KnownPayment,
  type PaymentProvider,
  type PaymentReport,
  type RefundReport,
} from './payment-provider.ts';

const refundStatuses: Record<string, RefundReport['status']> = {
  processed: 'settled',
  failed: 'failed',
};

const linkStatuses: Record<string, PaymentReport['status']> = {
  paid: 'paid',
  cancelled: 'failed',
  expired: 'failed',
};

type Key = FieldName<'razorpay'> | 'url';
type Settings = Record<Key, string>;

const basicAuth = ({ key_id, key_secret }: Settings) =>
  `Basic ${Buffer.from(`${key_id}:${key_secret}`).toString('base64')}`;

/**
 * Razorpay: payment links, signed callback, webhooks signed over the raw body, refunds with an
 * idempotency key. The callback does not contain the amount: it only triggers a status request.
 */
export const razorpay: Provider<'razorpay', Key> = {
  name: 'razorpay',
  storedId: 1,
  settings: {
    ...fieldSettings('razorpay'),
    url: addressSetting('razorpay', 'url', 'https://api.razorpay.com'),
  },
  checkFields: (fields, { takesTestKeys }) => {
    if (fields['key_id']?.startsWith('rzp_test_') && !takesTestKeys) {
      throw invalid({
        key_id: ['This is a test key, so no money would be paid. Enter the live key.'],
      });
    }
    return fields;
  },
  createClient,
  // Reads one payment, which needs the key id and its secret.
  tryKeys: async (settings) => {
    const trial = trialResults('Razorpay');
    try {
      const answer = await fetch(`${settings.url}/v1/payments?count=1`, {
        headers: { authorization: basicAuth(settings) },
        redirect: 'error',
        signal: timeoutSignal(),
      });
      await answer.body?.cancel();
      if (answer.status === 401) return trial.refused;
      return answer.ok ? trial.accepted : trial.silent;
    } catch {
      return trial.silent;
    }
  },
};

function createClient(settings: Settings): PaymentProvider {
  const { key_secret: keySecret, webhook_secret: webhookSecret, url } = settings;
  const authorization = basicAuth(settings);
  const hmac = (secret: string, text: string) =>
    createHmac('sha256', secret).update(text).digest('hex');

  const get = (path: string, signal = timeoutSignal()) =>
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
    signal = timeoutSignal(),
  ) {
    if (payment.linkReference) {
      const { status, body } = await get(`/payment_links/${payment.linkReference}`, signal);
      return status === 200 ? body : undefined;
    }
    const search = new URLSearchParams({ reference_id: payment.txnId });
    const { body } = await get(`/payment_links?${search.toString()}`, signal);
    const links = member(body, 'payment_links');
    return Array.isArray(links)
      ? (links as unknown[]).find((link) => readText(link, 'reference_id') === payment.txnId)
      : undefined;
  }

  return {
    name: 'razorpay',
    createLink: async (request) => {
      const signal = timeoutSignal();
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
      const [short, reference] = [readText(link, 'short_url'), readText(link, 'id')];
      if (!/^https?:\/\//.test(short) || !reference) throw createRefusal(made);
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
      if (!isSameText(right, part('signature'))) throw new ForgedMessage('The signature is wrong');
      return { txnId: part('payment_link_reference_id'), statement: right };
    },
    readWebhook: (message) => {
      const right = hmac(webhookSecret, message.body);
      if (!isSameText(right, message.header('x-razorpay-signature') ?? '')) {
        throw new ForgedMessage('The signature is wrong');
      }
      return readEvent(message);
    },
    fetchStatus: async (payment) => {
      const link = await findLink(payment);
      return link === undefined ? undefined : readReport(link, firstCaptured(link));
    },
    refund: async ({ payment, key, amount }) => {
      const made = await post(
        `/payments/${payment.providerReference ?? ''}/refund`,
        { amount, speed: 'normal', receipt: key },
        { 'X-Refund-Idempotency': key },
        timeoutSignal(),
      );
      const refund = readRefund(made.body);
      if (made.status !== 200 || !refund) throw createRefusal(made);
      return refund;
    },
    fetchRefund: async ({ payment, key }) => {
      const found = await get(`/payments/${payment.providerReference ?? ''}/refunds?count=100`);
      const items = member(found.body, 'items');
      if (!Array.isArray(items)) throw createRefusal(found);
      return readRefund((items as unknown[]).find((item) => readText(item, 'receipt') === key));
    },
  };
}

function readEvent({ body, header }: GatewayMessage): SignedContent | undefined {
  const sent = parse(body);
  const payload = member(sent, 'payload');
  const link = member(member(payload, 'payment_link'), 'entity');
  const isOver = /^payment_link\.(paid|cancelled|expired)$/.test(readText(sent, 'event'));
  if (!isOver || !link) return undefined;
  const payment = member(member(payload, 'payment'), 'entity');
  const report = readReport(link, readText(payment, 'id'));
  const currency = readText(payment, 'currency');
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

function readReport(link: unknown, paymentId: string): PaymentReport {
  const status = linkStatuses[readText(link, 'status')] ?? 'pending';
  return {
    txnId: readText(link, 'reference_id'),
    reference: paymentId || null,
    amount: Number(member(link, status === 'paid' ? 'amount_paid' : 'amount')),
    currency: readText(link, 'currency'),
    subject: readText(member(link, 'notes'), 'subject') || undefined,
    status,
  };
}

function firstCaptured(link: unknown): string {
  const payments = member(link, 'payments');
  if (!Array.isArray(payments)) return '';
  const captured = (payments as unknown[]).find((one) => readText(one, 'status') === 'captured');
  return readText(captured, 'payment_id');
}

function readRefund(refund: unknown): RefundReport | undefined {
  const reference = readText(refund, 'id');
  if (!reference) return undefined;
  return { reference, status: refundStatuses[readText(refund, 'status')] ?? 'sent' };
}

function createRefusal({ status, body }: GatewayAnswer): PaymentUnavailable {
  const why = readText(member(body, 'error'), 'description');
  return new PaymentUnavailable(`Razorpay answers ${status}: ${why}`);
}
