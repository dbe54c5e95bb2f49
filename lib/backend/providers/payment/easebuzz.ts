import { createHash, randomBytes } from 'node:crypto';
import type { FieldName } from '../../../contract/providers.ts';
import { addressSetting, fieldSettings, type Provider } from '../provider.ts';
import { isSameText, member, parsePaise, readText } from '../read-message.ts';
import { askGateway, timeoutSignal, trialResults } from './ask-gateway.ts';
import {
  ForgedMessage,
  PaymentUnavailable,
  type GatewayMessage,
  type SignedContent,
  type PaymentProvider,
  type PaymentReport,
  type RefundReport,
} from './payment-provider.ts';

const udfs = Array.from({ length: 10 }, (_, index) => `udf${index + 1}`);
/* Field order of the payment hash; the hash of an answer uses the reverse order. */
const hashed = ['txnid', 'amount', 'productinfo', 'firstname', 'email', ...udfs];

const sha512 = (...parts: string[]) => createHash('sha512').update(parts.join('|')).digest('hex');
const formatRupees = (paise: number) => (paise / 100).toFixed(2);

/* Removes characters that Easebuzz does not accept in a name or description. */
const plain = (text: string, maxLength: number) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .slice(0, maxLength);

const statuses: Record<string, PaymentReport['status']> = {
  success: 'paid',
  failure: 'failed',
  usercancelled: 'failed',
  dropped: 'failed',
  bounced: 'failed',
};

const refundStatuses: Record<string, RefundReport['status']> = {
  refunded: 'settled',
  failed: 'failed',
  cancelled: 'failed',
  reversed: 'failed',
};

type Key = FieldName<'easebuzz'> | 'url' | 'dashboard_url';
type Settings = Record<Key, string>;

/**
 * Easebuzz: initiateLink, the hashed return form, transaction status 2.1, refund 2. The hash of the
 * return form does not cover Easebuzz's own payment id, so a valid message only triggers a status
 * request to Easebuzz.
 */
export const easebuzz: Provider<'easebuzz', Key> = {
  name: 'easebuzz',
  storedId: 2,
  settings: {
    ...fieldSettings('easebuzz'),
    // For payments.
    url: addressSetting('easebuzz', 'url', 'https://pay.easebuzz.in'),
    // For status requests and refunds.
    dashboard_url: addressSetting('easebuzz', 'dashboard_url', 'https://dashboard.easebuzz.in'),
  },
  createClient,
  // Asks for a payment that does not exist, signed with key and salt.
  tryKeys: async ({ key, salt, dashboard_url }) => {
    const trial = trialResults('Easebuzz');
    const txnid = `TRIAL${randomBytes(12).toString('hex')}`;
    try {
      const { body } = await askGateway(`${dashboard_url}/transaction/v2.1/retrieve`, {
        method: 'POST',
        body: new URLSearchParams({ key, txnid, hash: sha512(key, txnid, salt) }),
      });
      const message = readText(body, 'msg') || readText(body, 'error_desc');
      const isKnown =
        member(body, 'status') === true || /not? found|no record|exist/i.test(message);
      return isKnown ? trial.accepted : trial.refused;
    } catch {
      return trial.silent;
    }
  },
};

function createClient({ key, salt, url, dashboard_url: dashboardUrl }: Settings): PaymentProvider {
  const form = (address: string, fields: Record<string, string>, signal = timeoutSignal()) =>
    askGateway(address, { method: 'POST', body: new URLSearchParams(fields), signal });
  const json = (address: string, body: Record<string, string>, signal = timeoutSignal()) =>
    askGateway(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });

  function read({ body }: GatewayMessage): SignedContent {
    const sent = readFields(body);
    const field = (name: string) => sent[name] ?? '';
    const right = sha512(salt, field('status'), ...hashed.map(field).reverse(), key);
    if (!isSameText(right, field('hash').toLowerCase()))
      throw new ForgedMessage('The hash is wrong');
    return { txnId: field('txnid'), statement: right };
  }

  return {
    name: 'easebuzz',
    createLink: async (request) => {
      const fields: Record<string, string> = {
        txnid: request.txnId,
        amount: formatRupees(request.amount),
        productinfo: plain(request.productInfo, 45) || 'Order',
        firstname: plain(request.buyer.name, 50) || 'Customer',
        email: request.buyer.email,
        udf1: request.subject,
      };
      const hash = sha512(key, ...hashed.map((name) => fields[name] ?? ''), salt);
      const { body } = await form(`${url}/payment/initiateLink`, {
        ...fields,
        key,
        hash,
        phone: request.buyer.mobile.replace(/^\+91/, ''),
        surl: request.returnUrl,
        furl: request.returnUrl,
      });
      const accessKey = readText(body, 'data');
      if (member(body, 'status') !== 1 || !/^[\w-]{1,200}$/.test(accessKey)) {
        throw new PaymentUnavailable(`Easebuzz refuses: ${readText(body, 'error_desc')}`);
      }
      return { url: `${url}/pay/${accessKey}`, reference: accessKey };
    },
    readReturn: read,
    readWebhook: read,
    fetchStatus: async ({ txnId }) => {
      const hash = sha512(key, txnId, salt);
      const address = `${dashboardUrl}/transaction/v2.1/retrieve`;
      const { body } = await form(address, { key, txnid: txnId, hash });
      if (member(body, 'status') !== true) return undefined;
      const found = [member(body, 'msg')].flat().filter((one) => readText(one, 'txnid') === txnId);
      const best = found.find((one) => readText(one, 'status') === 'success') ?? found.at(-1);
      return best === undefined ? undefined : readReport(best);
    },
    refund: async ({ payment, key: refundKey, amount }) => {
      const easebuzzId = payment.providerReference ?? '';
      const refundAmount = formatRupees(amount);
      const { body } = await json(`${dashboardUrl}/transaction/v2/refund`, {
        key,
        merchant_refund_id: refundKey,
        easebuzz_id: easebuzzId,
        refund_amount: refundAmount,
        hash: sha512(key, refundKey, easebuzzId, refundAmount, salt),
      });
      const reference = readText(body, 'refund_id');
      if (member(body, 'status') !== true || !reference) {
        throw new PaymentUnavailable(`Easebuzz refuses a refund: ${readText(body, 'reason')}`);
      }
      return { reference, status: 'sent' };
    },
    fetchRefund: async ({ payment, key: refundKey }) => {
      const easebuzzId = payment.providerReference ?? '';
      const { body } = await json(`${dashboardUrl}/refund/v1/retrieve`, {
        key,
        easebuzz_id: easebuzzId,
        merchant_refund_id: refundKey,
        hash: sha512(key, easebuzzId, salt),
      });
      const mine = [member(body, 'refunds')]
        .flat()
        .find((one) => readText(one, 'merchant_refund_id') === refundKey);
      const reference = readText(mine, 'refund_id');
      if (!reference) return undefined;
      const status = refundStatuses[readText(mine, 'refund_status').toLowerCase()] ?? 'sent';
      return { reference, status };
    },
  };
}

function readReport(transaction: unknown): PaymentReport {
  return {
    txnId: readText(transaction, 'txnid'),
    reference: readText(transaction, 'easepayid') || null,
    amount: parsePaise(readText(transaction, 'amount')),
    currency: readText(transaction, 'currency') || 'INR',
    subject: readText(transaction, 'udf1') || undefined,
    status: statuses[readText(transaction, 'status').toLowerCase()] ?? 'pending',
  };
}

/* A form; some accounts are configured to send JSON. */
function readFields(body: string): Record<string, string> {
  if (!body.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(body));
  try {
    const sent = JSON.parse(body) as unknown;
    const data = member(sent, 'data') ?? sent;
    return Object.fromEntries(
      Object.keys(data as object).map((name) => [name, readText(data, name)]),
    );
  } catch {
    throw new ForgedMessage('The body is neither a form nor JSON');
  }
}
