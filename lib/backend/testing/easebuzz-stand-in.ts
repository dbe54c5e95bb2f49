import { createHash } from 'node:crypto';
import { httpStandIn, type Heard, type StandInReply } from './http-stand-in.ts';

const easebuzzKeys = { EASEBUZZ_KEY: 'EBKEY', EASEBUZZ_SALT: 'EBSALT' };
const { EASEBUZZ_KEY: key, EASEBUZZ_SALT: salt } = easebuzzKeys;

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

export interface EasebuzzTransaction extends Record<string, string> {
  txnid: string;
  amount: string;
  status: string;
  easepayid: string;
}

/**
 * Fake Easebuzz server by its public documentation: payment/initiateLink,
 * transaction/v2.1/retrieve, transaction/v2/refund and refund/v1/retrieve, each of which checks its
 * hash.
 */
export async function easebuzzStandIn() {
  const transactions = new Map<string, EasebuzzTransaction>();
  const refunds = new Map<string, Record<string, string>>();

  function initiate(form: Record<string, string>): StandInReply {
    const f = (name: string) => form[name] ?? '';
    const sequence = `${f('key')}|${f('txnid')}|${f('amount')}|${f('productinfo')}|${f('firstname')}|${f('email')}|${f('udf1')}|${f('udf2')}|${f('udf3')}|${f('udf4')}|${f('udf5')}|${f('udf6')}|${f('udf7')}|${f('udf8')}|${f('udf9')}|${f('udf10')}|${salt}`;
    const faults = [
      form['key'] !== key && 'Invalid merchant key',
      sha512(sequence) !== form['hash'] && 'Invalid hash',
      !/^[A-Za-z0-9_|\-/]{1,40}$/.test(f('txnid')) && 'Invalid txnid',
      !/^\d+\.\d{1,2}$/.test(f('amount')) && 'Invalid amount',
      !/^[A-Za-z0-9\-| ]{1,45}$/.test(f('productinfo')) && 'Invalid productinfo',
      !/^\d{10}$/.test(f('phone')) && 'Invalid phone',
      !(f('surl') && f('furl')) && 'surl and furl are needed',
      transactions.has(f('txnid')) && 'Duplicate txnid',
    ].filter(Boolean);
    if (faults.length > 0) return { body: { status: 0, error_desc: faults.join('; '), data: '' } };
    const easepayid = `E${sha512(f('txnid')).slice(0, 10).toUpperCase()}`;
    transactions.set(f('txnid'), {
      ...form,
      txnid: f('txnid'),
      amount: f('amount'),
      status: 'initiated',
      easepayid,
    });
    return { body: { status: 1, data: sha512(easepayid).slice(0, 64) } };
  }

  function retrieve(form: Record<string, string>): StandInReply {
    if (sha512(`${key}|${form['txnid']}|${salt}`) !== form['hash']) {
      return { body: { status: false, msg: 'Invalid hash' } };
    }
    const found = transactions.get(form['txnid'] ?? '');
    return found
      ? { body: { status: true, msg: [found] } }
      : { body: { status: false, msg: 'Transaction not found' } };
  }

  function refund(sent: Record<string, string>): StandInReply {
    const { merchant_refund_id: id = '', easebuzz_id, refund_amount = '' } = sent;
    if (sha512(`${key}|${id}|${easebuzz_id}|${refund_amount}|${salt}`) !== sent['hash']) {
      return { body: { status: false, reason: 'Invalid hash' } };
    }
    if (refunds.has(id)) return { body: { status: false, reason: 'Duplicate refund id' } };
    const refund_id = `R${sha512(id).slice(0, 8).toUpperCase()}`;
    refunds.set(id, { merchant_refund_id: id, refund_id, refund_amount, refund_status: 'queued' });
    return { body: { status: true, reason: 'Refund Initiated', easebuzz_id, refund_id } };
  }

  function refundStatus(sent: Record<string, string>): StandInReply {
    if (sha512(`${key}|${sent['easebuzz_id']}|${salt}`) !== sent['hash']) {
      return { body: { status: false, reason: 'Invalid hash' } };
    }
    const found = refunds.get(sent['merchant_refund_id'] ?? '');
    return {
      body: { status: true, easebuzz_id: sent['easebuzz_id'], refunds: found ? [found] : [] },
    };
  }

  const server = await httpStandIn(({ url, body }: Heard) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    if (url === '/payment/initiateLink') return initiate(form);
    if (url === '/transaction/v2.1/retrieve') return retrieve(form);
    const json = body.startsWith('{') ? (JSON.parse(body) as Record<string, string>) : form;
    if (url === '/transaction/v2/refund') return refund(json);
    if (url === '/refund/v1/retrieve') return refundStatus(json);
    return { status: 404, body: {} };
  });

  return {
    ...server,
    refunds,
    settings: {
      PAYMENT_PROVIDER: 'easebuzz',
      ...easebuzzKeys,
      EASEBUZZ_URL: server.url,
      EASEBUZZ_DASHBOARD_URL: server.url,
    },
    /**
     * Ends a payment with this status; returns the form that Easebuzz sends by browser and webhook.
     */
    end: (txnid: string, status: string, more: Record<string, string> = {}): string => {
      const transaction = transactions.get(txnid);
      if (!transaction) throw new Error(`Easebuzz knows no ${txnid}`);
      Object.assign(transaction, { status }, more);
      const t = (name: string) => transaction[name] ?? '';
      const reverse = `${salt}|${status}|${t('udf10')}|${t('udf9')}|${t('udf8')}|${t('udf7')}|${t('udf6')}|${t('udf5')}|${t('udf4')}|${t('udf3')}|${t('udf2')}|${t('udf1')}|${t('email')}|${t('firstname')}|${t('productinfo')}|${t('amount')}|${t('txnid')}|${key}`;
      return new URLSearchParams({ ...transaction, hash: sha512(reverse) }).toString();
    },
  };
}
