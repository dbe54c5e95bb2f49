import { createHash, randomBytes } from 'node:crypto';
import { askGateway, member, patience, textOf } from './ask-gateway.ts';
import type { EasebuzzEnv, RazorpayEnv } from './payment-env.ts';

const refused = (name: string) => ({ is_ok: false, message: `${name} refuses the keys` });
const silent = (name: string) => ({ is_ok: false, message: `${name} does not answer` });
const taken = (name: string) => ({ is_ok: true, message: `${name} takes the keys` });

/** Reads one payment, which needs the key id and its secret. */
export async function tryRazorpay({ url, keyId, keySecret }: RazorpayEnv) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  try {
    const answer = await fetch(`${url}/v1/payments?count=1`, {
      headers: { authorization },
      redirect: 'error',
      signal: patience(),
    });
    await answer.body?.cancel();
    if (answer.status === 401) return refused('Razorpay');
    return answer.ok ? taken('Razorpay') : silent('Razorpay');
  } catch {
    return silent('Razorpay');
  }
}

/** Asks for a payment that does not exist, signed with key and salt. */
export async function tryEasebuzz({ key, salt, dashboardUrl }: EasebuzzEnv) {
  const txnid = `TRIAL${randomBytes(12).toString('hex')}`;
  const hash = createHash('sha512').update([key, txnid, salt].join('|')).digest('hex');
  try {
    const { body } = await askGateway(`${dashboardUrl}/transaction/v2.1/retrieve`, {
      method: 'POST',
      body: new URLSearchParams({ key, txnid, hash }),
    });
    const said = textOf(body, 'msg') || textOf(body, 'error_desc');
    const isKnown = member(body, 'status') === true || /not? found|no record|exist/i.test(said);
    return isKnown ? taken('Easebuzz') : refused('Easebuzz');
  } catch {
    return silent('Easebuzz');
  }
}
