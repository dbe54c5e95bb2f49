import { eq } from 'drizzle-orm';
import { getGiftVoucherLink } from '../../contract/gift-voucher.ts';
import { payments } from '../db/schema/payment.ts';
import { giftVouchers } from '../db/schema/voucher.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { payBack } from '../services/payment/pay-back.ts';
import { hashOfCode } from '../services/gift-voucher/voucher-code.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { voucherBalances } from '../testing/make-gift-voucher.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
});
afterAll(() => store.close());

let counted = 0;
const request = (more: Record<string, unknown> = {}) => {
  counted += 1;
  return {
    amount: '750',
    receiver_name: 'Leela Nair',
    receiver_email: `Leela-${counted}@Example.in`,
    sender_name: 'Om Prakash',
    sender_email: `om-${counted}@example.in`,
    message: 'For the new kitchen.',
    txnid: String(1_763_700_000_000 + counted),
    ...more,
  };
};
type GiftVoucherRequest = ReturnType<typeof request>;

const ask = async (body: Record<string, unknown>, options: CallOptions = {}) => {
  const recaptcha = 'recaptcha' in body ? body['recaptcha'] : await captchaToken(store);
  return store.call('POST', '/getvoucgerpaymentlink/', {
    ...options,
    body: { ...body, recaptcha },
  });
};
const txnIdOf = (url: unknown) => /\/sandbox\/pay\/(\w+)$/.exec(String(url))?.[1] ?? '';
const begun = async (body: GiftVoucherRequest) => {
  const answer = await ask(body);
  expect(answer.status).toBe(200);
  return txnIdOf(answer.body['data']);
};
const findVoucher = async (txnId: string) => {
  const [row] = await store.context.db
    .select({ voucher: giftVouchers })
    .from(giftVouchers)
    .innerJoin(payments, eq(payments.id, giftVouchers.paymentId))
    .where(eq(payments.txnId, txnId));
  return row?.voucher;
};
const mailsTo = async (to: string) => {
  const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(to)}`);
  return body['data'] as { subject: string; text: string; data: Record<string, string> }[];
};

/** The sandbox's message for a paid gift voucher of ₹750. */
const paidMessage = (txnId: string) => ({
  txn_id: txnId,
  reference: `sbx_${txnId.slice(-18)}`,
  amount: 75_000,
  currency: 'INR',
  subject: 'gift_voucher',
  status: 'paid' as const,
});

describe('asking for a gift voucher', () => {
  it.each([
    ['amount', '', 'Choose an amount'],
    ['amount', '99', 'Choose an amount from ₹100 to ₹10,000'],
    ['amount', '10001', 'Choose an amount from ₹100 to ₹10,000'],
    ['amount', '100.50', 'Enter whole rupees'],
    ['amount', '-500', 'Enter whole rupees'],
    ['amount', 500, 'Must be text'],
    ['amount', 'many', 'Enter whole rupees'],
    ['amount', '0', 'Choose an amount from ₹100 to ₹10,000'],
    ['amount', '1e3', 'Enter whole rupees'],
    ['amount', 'NaN', 'Enter whole rupees'],
    ['amount', '१०००', 'Enter whole rupees'],
    ['amount', '99999999999', 'Enter whole rupees'],
    ['amount', '500; drop', 'Enter whole rupees'],
    ['receiver_email', 'a@example.in\r\nBcc: b@example.in', 'Invalid email format'],
    ['sender_email', 'a@example.in, b@example.in', 'Invalid email format'],
    ['receiver_name', ' ', 'Enter the recipient’s name'],
    ['receiver_email', 'leela', 'Invalid email format'],
    ['sender_name', undefined, 'Enter your name'],
    ['sender_email', '', 'Enter your email'],
    ['message', 'x'.repeat(301), 'Use at most 300 characters'],
    ['txnid', 'with spaces', 'txnid must be 1 to 200 printable characters'],
    ['recaptcha', '', 'Please verify you are not a robot.'],
    ['recaptcha', 'forged', 'Please verify you are not a robot.'],
  ])('refuses %s = %j', async (field, value, text) => {
    const answer = await ask(request({ [field]: value }));
    expect(answer.status).toBe(400);
    expect((answer.body['errors'] as Record<string, string[]>)[field]).toEqual([text]);
  });

  it.each(['100', '10000', ' 2000 ', '500.00'])('takes %j rupees from anybody', async (amount) => {
    const answer = await ask(request({ amount }));
    await getGiftVoucherLink.answer.validate(answer.body, { strict: true });
    const payment = await fixture.paymentOf(txnIdOf(answer.body['data']));
    expect(payment).toMatchObject({
      purpose: 'gift_voucher',
      amount: Number(amount) * 100,
      status: 'created',
      customerId: null,
      orderId: null,
    });
  });

  it('knows the customer who asks, and does without message and txnid', async () => {
    const { token, customerId, mobile } = await makeCustomer(store);
    const answer = await ask(request({ message: undefined, txnid: undefined }), { token });
    const txnId = txnIdOf(answer.body['data']);
    expect(await fixture.paymentOf(txnId)).toMatchObject({
      customerId,
      buyer: { name: 'Om Prakash', mobile },
    });
    expect(await findVoucher(txnId)).toMatchObject({ message: '', balance: 0, activatedAt: null });
  });

  it('takes a captcha once', async () => {
    const recaptcha = await captchaToken(store);
    expect((await ask(request({ recaptcha }))).status).toBe(200);
    expect((await ask(request({ recaptcha }))).status).toBe(400);
  });

  it.each(['its txnid', 'an Idempotency-Key'])(
    'begins one payment where it is sent again under %s',
    async (under) => {
      const visitorId = issueVisitorId(store.context.env.visitorSecret);
      const body = { ...request(), recaptcha: await captchaToken(store) };
      const options =
        under === 'its txnid'
          ? { visitorId }
          : { visitorId, headers: { 'idempotency-key': `gift-${counted}` } };
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(body, options)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body: { data } }) => data)).size).toBe(1);
      const other = await ask({ ...body, amount: '1000' }, options);
      expect(other.status).toBe(409);
    },
  );

  it('is done twenty times an hour for one sender', async () => {
    const sender_email = 'tireless@example.in';
    for (let time = 0; time < 20; time += 1) {
      expect((await ask(request({ sender_email }))).status).toBe(200);
    }
    const refusal = await ask(request({ sender_email: 'Tireless@Example.in' }));
    expect(refusal.status).toBe(429);
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    expect((await ask(request({ sender_email }), { headers })).status).toBe(200);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a gift voucher', () => {
  it('is mailed to the receiver once it is paid, and the sender hears of it without the code', async () => {
    const body = request();
    const txnId = await begun(body);
    expect(await mailsTo(body.receiver_email)).toEqual([]);
    await fixture.press(txnId, 'success');
    expect((await fixture.send(paidMessage(txnId))).status).toBe(200);
    expect((await store.call('GET', `/payments/${txnId}/`)).body['data']).toMatchObject({
      purpose: 'gift_voucher',
      gift: { amount: 750, receiver_name: body.receiver_name },
    });

    const [mail, ...more] = await mailsTo(body.receiver_email);
    expect(more).toEqual([]);
    const code = mail?.data['voucher_code'] ?? '';
    expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
    for (const text of [code, '₹750', 'Leela Nair', 'Om Prakash', 'For the new kitchen.']) {
      expect(mail?.text).toContain(text);
    }
    const [notice, ...others] = await mailsTo(body.sender_email);
    expect(others).toEqual([]);
    expect(notice?.text).toContain('₹750');
    expect(JSON.stringify(notice)).not.toContain(code);

    const voucher = await findVoucher(txnId);
    expect(voucher).toMatchObject({
      codeHash: hashOfCode(code),
      lastFour: code.slice(-4),
      amount: 75_000,
      balance: 75_000,
    });
    expect(JSON.stringify(voucher)).not.toContain(code.slice(0, -5));
    expect((await voucherBalances(store, voucher?.id ?? 0)).entries).toEqual([[75_000, 'issued']]);
  });

  it('is issued once, however often and however many at once say that it is paid', async () => {
    const body = request();
    const txnId = await begun(body);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, time) =>
        fixture.send(paidMessage(txnId), {
          at: new Date(store.context.now().getTime() - time * 1000),
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await fixture.send(paidMessage(txnId));
    expect(await mailsTo(body.receiver_email)).toHaveLength(1);
    expect(await mailsTo(body.sender_email)).toHaveLength(1);
    const voucher = await findVoucher(txnId);
    expect(await voucherBalances(store, voucher?.id ?? 0)).toMatchObject({
      balance: 75_000,
      entries: [[75_000, 'issued']],
    });
  });

  it.each([
    ['the payment fails', { status: 'failed' as const }],
    ['another amount is paid', { amount: 10_000 }],
    ['another currency is paid', { currency: 'USD' }],
    ['it is paid for something else', { subject: 'SO-000001' }],
  ])('is not issued where %s', async (_, more) => {
    const body = request();
    const txnId = await begun(body);
    await fixture.send({ ...paidMessage(txnId), ...more });
    expect(await findVoucher(txnId)).toMatchObject({ balance: 0, activatedAt: null });
    expect(await mailsTo(body.receiver_email)).toEqual([]);
  });

  it('that was cleared away as never paid is paid back', async () => {
    const body = request();
    const txnId = await begun(body);
    const voucher = await findVoucher(txnId);
    await store.context.db.delete(giftVouchers).where(eq(giftVouchers.id, voucher?.id ?? 0));
    await fixture.send(paidMessage(txnId));
    expect(await fixture.refundsOf(txnId)).toEqual([expect.objectContaining({ amount: 75_000 })]);
    await fixture.press(txnId, 'success');
    await payBack(store.context);
    const [mail] = await mailsTo(body.sender_email);
    expect(mail?.text).toContain(
      '₹750 after the time allowed for it, so we didn’t send the gift voucher.',
    );
  });
});
