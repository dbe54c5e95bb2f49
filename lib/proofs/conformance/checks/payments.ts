import { randomUUID } from 'node:crypto';
import { getGiftVoucherLink } from '../../../contract/gift-voucher.ts';
import { getOrder } from '../../../contract/order.ts';
import { editOrderPaymentLink, getOrderPaymentLink } from '../../../contract/payment.ts';
import {
  getSubscriptionPayment,
  getSubscriptionPaymentLink,
} from '../../../contract/subscription.ts';
import { captchaFor, noCaptcha } from '../captcha.ts';
import type { Who } from '../client.ts';
import { callTitle } from '../contract-calls.ts';
import type { Picked } from '../pick-products.ts';
import type { People, Suite } from '../suite.ts';
import type { Homes } from './addresses.ts';
import { cancelLater, fillCart, orderBody } from './orders.ts';

/** Asks for payment pages; nothing is paid. */
export async function checkPayments(
  suite: Suite,
  { main: who }: People,
  homes: Homes,
  [product]: Picked[],
): Promise<void> {
  await checkGiftVoucher(suite);
  if (!who) return;
  await checkSubscription(suite, who);
  if (homes.main !== undefined && product) await checkOrderLink(suite, who, homes.main, product);
}

async function checkOrderLink(suite: Suite, who: Who, home: number, product: Picked) {
  const { succeed, refuse, check } = suite;
  await fillCart(suite, who, product);
  const { amount } = await orderBody(suite, who, home);
  const form = (change: Record<string, string> = {}) => {
    const body = new FormData();
    const fields = {
      txnid: 'conformance',
      amount: String(amount),
      productinfo: 'Conformance test',
      billing_address: String(home),
      ...change,
    };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };
  await refuse(getOrderPaymentLink, 'another amount', [409], { who, body: form({ amount: '1' }) });
  const key = randomUUID();
  const link = await succeed(getOrderPaymentLink, { who, body: form(), key });
  if (!link) return;
  cancelLater(suite, who, link.order_id);
  check(getOrderPaymentLink, 'payment_url', URL.canParse(link.payment_url), link.payment_url);
  const again = await succeed(getOrderPaymentLink, { who, body: form(), key });
  const isSame = again?.order_id === link.order_id;
  check(getOrderPaymentLink, 'the same key makes one order', isSame, again?.order_id);
  await refuse(getOrderPaymentLink, 'the same key with another body', [409], {
    who,
    body: form({ giftMessage: 'Another message' }),
    key,
  });
  const order = (await succeed(getOrder, { params: { orderId: link.order_id }, who }))?.data;
  check(getOrderPaymentLink, 'is_paid', order?.is_paid === false, order?.is_paid);
  const edited = await succeed(editOrderPaymentLink, { who, body: { order_id: link.order_id } });
  const url = edited?.payment_url ?? '';
  if (edited) check(editOrderPaymentLink, 'payment_url', URL.canParse(url), url);
  await refuse(editOrderPaymentLink, 'an unknown order', [404], {
    who,
    body: { order_id: 'SO-999999' },
  });
}

async function checkSubscription({ succeed, refuse, check }: Suite, who: Who): Promise<void> {
  const txnid = `conformance-${Date.now()}`;
  const link = await succeed(getSubscriptionPaymentLink, { who, body: { txnid } });
  await refuse(getSubscriptionPaymentLink, 'no txnid', [400], { who, body: {} });
  if (!link) return;
  check(getSubscriptionPaymentLink, 'payment_url', URL.canParse(link.payment_url), link);
  const state = await succeed(getSubscriptionPayment, { params: { txnid }, who });
  check(getSubscriptionPayment, 'status before the payment', state?.status === false, state);
}

async function checkGiftVoucher(suite: Suite): Promise<void> {
  const { succeed, refuse, check, report } = suite;
  const body = {
    amount: '500',
    sender_name: 'Conformance test',
    sender_email: 'sender@conformance.example.in',
    receiver_name: 'Conformance test',
    receiver_email: 'receiver@conformance.example.in',
    txnid: String(Date.now()),
  };
  const recaptcha = await captchaFor(suite);
  if (recaptcha === undefined) return report.notTried(callTitle(getGiftVoucherLink), noCaptcha);
  const link = await succeed(getGiftVoucherLink, { body: { ...body, recaptcha } });
  if (!link) return;
  check(getGiftVoucherLink, 'data is an address', URL.canParse(link.data), link.data);
  await refuse(getGiftVoucherLink, 'without captcha', [400], { body });
  await refuse(getGiftVoucherLink, 'a list as amount', [400], {
    body: { ...body, amount: ['500'], recaptcha: await captchaFor(suite) },
  });
}
