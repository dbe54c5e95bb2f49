import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as calls from '../../contract/login.ts';
import { customers, otpCodes, sessions } from '../db/schema/customer.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { hashToken } from '../services/login/find-session.ts';
import { hashPassword } from '../services/login/password.ts';
import { issueVisitorId, isVisitorId } from '../http/visitor-id.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const password = 'Right@2026';
const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));
const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const newVisitor = () => issueVisitorId(store.context.env.visitorSecret);

const sendOtp = (mobile_no: unknown) =>
  store.call('POST', '/user/send-otp/', { body: { mobile_no } });
const verify = (mobile_no: string, otp: string, visitorId?: string) =>
  store.call('POST', '/user/verify-otp/', {
    body: { mobile_no, otp },
    ...(visitorId && { visitorId }),
  });
const signIn = (email: unknown, secret: unknown, visitorId?: string) =>
  store.call('POST', '/user/signin/', {
    body: { email, password: secret },
    ...(visitorId && { visitorId }),
  });

async function lastOtp(mobile: string): Promise<string> {
  const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(mobile)}`);
  const [newest] = body['data'] as { data: { otp: string } }[];
  if (!newest) throw new Error('No SMS was sent');
  return newest.data.otp;
}
const otherThan = (otp: string, step = 1) =>
  String((Number(otp) + step) % 1_000_000).padStart(6, '0');

async function customerWithOtp(): Promise<Shopper & { otp: string }> {
  const customer = await makeCustomer(store);
  expect((await sendOtp(customer.mobile)).status).toBe(200);
  return { ...customer, otp: await lastOtp(customer.mobile) };
}

async function customerWithPassword(): Promise<Shopper> {
  const customer = await makeCustomer(store);
  await change(customer, { passwordHash: await hashPassword(password) });
  return customer;
}

const change = ({ customerId }: Shopper, values: Partial<typeof customers.$inferInsert>) =>
  store.context.db.update(customers).set(values).where(eq(customers.id, customerId));

describe('a visitor id', () => {
  it('is new every time and one of this store', async () => {
    const answers = await times(5, () => store.call('GET', '/user/visitor/'));
    const ids = answers.map(({ body }) => calls.getVisitor.answer.validateSync(body).visitor_id);
    expect(new Set(ids).size).toBe(5);
    expect(ids.every((id) => isVisitorId(id, store.context.env.visitorSecret))).toBe(true);
  });
});

describe('asking for an OTP', () => {
  it('sends six digits by SMS and keeps them as a hash alone', async () => {
    const { mobile } = await makeCustomer(store);
    const answer = await sendOtp(mobile);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: true, message: 'OTP sent successfully' });
    const [sms] = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, mobile));
    const otp = sms?.data['otp'] ?? '';
    expect(otp).toMatch(/^\d{6}$/);
    expect(sms).toMatchObject({ channel: 'sms', text: expect.stringContaining(otp) });
    const saved = await store.context.db.select().from(otpCodes).where(eq(otpCodes.mobile, mobile));
    expect(JSON.stringify(saved)).not.toContain(otp);
  });

  it('knows no account with a number that nobody has', async () => {
    const answer = await sendOtp('+919123450000');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      status: false,
      code: 'not_found',
      message: 'No account found with this mobile number.',
    });
  });

  it('does not speak of an OTP where none was sent, also at once again', async () => {
    const mobile = '+919123450002';
    await sendOtp(mobile);
    const again = await sendOtp(mobile);
    expect([again.status, again.body]).toEqual([
      429,
      {
        status: false,
        code: 'too_many_requests',
        message: 'No account found with this mobile number.',
      },
    ]);
  });

  it('knows no account that is deactivated', async () => {
    const customer = await makeCustomer(store);
    await change(customer, { deactivatedAt: testNow });
    expect((await sendOtp(customer.mobile)).status).toBe(404);
  });

  it.each(['', '12345', '+911234567890', 'x'.repeat(10), null, {}, [], undefined])(
    'refuses %p as a number',
    async (mobile) => {
      const answer = await sendOtp(mobile);
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toHaveProperty('mobile_no');
    },
  );

  it('sends again after 30 seconds and no earlier, however the number is written', async () => {
    const { mobile } = await makeCustomer(store);
    expect((await sendOtp(mobile)).status).toBe(200);
    for (const form of [
      mobile,
      mobile.slice(1),
      mobile.slice(3),
      `${mobile.slice(3, 8)} ${mobile.slice(8)}`,
    ]) {
      later(29);
      const early = await sendOtp(form);
      expect(early.status).toBe(429);
      expect(early.headers.get('retry-after')).toBe('1');
      expect(early.body['message']).toBe('Wait 1 second before you request another OTP');
    }
    later(30);
    expect((await sendOtp(mobile)).status).toBe(200);
  });

  it('sends five in an hour and the sixth when the first is an hour old', async () => {
    const { mobile } = await makeCustomer(store);
    for (let n = 0; n < 5; n += 1) {
      later(n * 60);
      expect((await sendOtp(mobile)).status).toBe(200);
    }
    later(1_800);
    const sixth = await sendOtp(mobile);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('1800');
    later(3_600);
    expect((await sendOtp(mobile)).status).toBe(200);
    later(3_640);
    expect((await sendOtp(mobile)).status).toBe(429);
  });

  it('sends one where many ask at once', async () => {
    const { mobile } = await makeCustomer(store);
    const forms = [mobile, mobile.slice(1), mobile.slice(3)];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => sendOtp(forms[n % forms.length])),
    );
    expect(statuses(answers)).toEqual([200, ...Array<number>(11).fill(429)]);
    const sent = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, mobile));
    expect(sent).toHaveLength(1);
  });

  it('sends five in an hour, however the number is written and from wherever it is asked for', async () => {
    const { mobile } = await makeCustomer(store);
    const forms = [
      mobile,
      mobile.slice(1),
      mobile.slice(3),
      `${mobile.slice(3, 8)}-${mobile.slice(8)}`,
    ];
    for (let round = 0; round < 8; round += 1) {
      later(round * 31);
      await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          store.call('POST', '/user/send-otp/', {
            body: { mobile_no: forms[n % forms.length] },
            headers: { 'x-forwarded-for': `192.0.2.${round * 8 + n}` },
          }),
        ),
      );
    }
    const sent = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, mobile));
    expect(sent).toHaveLength(5);
  });

  it('counts numbers that nobody has, without a delay for who signs up with one', async () => {
    const mobile = '+919123450001';
    expect(statuses(await times(4, () => sendOtp(mobile)))).toEqual([404, 429, 429, 429]);
    const customer = await makeCustomer(store);
    await change(customer, { mobile });
    expect((await sendOtp(mobile)).status).toBe(200);
  });

  it('ends the code that was sent before', async () => {
    const { mobile, otp } = await customerWithOtp();
    later(30);
    await sendOtp(mobile);
    const fresh = await lastOtp(mobile);
    if (fresh !== otp) {
      expect((await verify(mobile, otp)).body['non_field_errors']).toEqual(['Invalid OTP']);
    }
    expect((await verify(mobile, fresh)).status).toBe(200);
  });
});

describe('an OTP', () => {
  it('logs in and tells who it is', async () => {
    const { mobile, email, customerId, otp } = await customerWithOtp();
    const answer = await verify(mobile.slice(3), otp);
    expect(answer.status).toBe(200);
    const { data, allow_company_list } = await calls.verifyOtp.answer.validate(answer.body, {
      strict: true,
    });
    expect(allow_company_list).toEqual([33]);
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: customerId,
      first_name: 'Test',
      last_name: 'Shopper',
      email,
      phone_no: mobile,
      cart_counter: 0,
      cart_totals: { final_total: 0 },
      wishlist_counter: 0,
      is_sose_elite_user: false,
      is_staff: false,
      is_superuser: false,
    });
    const profile = await store.call('GET', '/user/profile/', { token: data.token });
    expect(profile.body['data']).toMatchObject({ email });
  });

  it('that is wrong is refused', async () => {
    const { mobile, otp } = await customerWithOtp();
    const answer = await verify(mobile, otherThan(otp));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      status: false,
      code: 'invalid_input',
      message: 'Invalid OTP',
      non_field_errors: ['Invalid OTP'],
    });
    expect((await verify(mobile, otp)).status).toBe(200);
  });

  it('that was never sent is wrong', async () => {
    const { mobile } = await makeCustomer(store);
    expect((await verify(mobile, '123456')).body['non_field_errors']).toEqual(['Invalid OTP']);
    await sendOtp('+919123450002');
    expect((await verify('+919123450002', '123456')).body['non_field_errors']).toEqual([
      'Invalid OTP',
    ]);
  });

  it('T61: does not count for longer where the clock is set back', async () => {
    later(86_400);
    const { mobile, otp } = await customerWithOtp();
    later(0);
    expect((await verify(mobile, otp)).body['non_field_errors']).toEqual(['OTP expired']);
    later(86_400 + 60);
    expect((await verify(mobile, otp)).status).toBe(200);
  });

  it('counts for five minutes', async () => {
    const one = await customerWithOtp();
    const two = await customerWithOtp();
    later(299);
    expect((await verify(one.mobile, one.otp)).status).toBe(200);
    later(300);
    const late = await verify(two.mobile, two.otp);
    expect(late.status).toBe(400);
    expect(late.body).toEqual({
      status: false,
      code: 'invalid_input',
      message: 'OTP expired',
      non_field_errors: ['OTP expired'],
    });
  });

  it('counts once', async () => {
    const { mobile, otp } = await customerWithOtp();
    expect((await verify(mobile, otp)).status).toBe(200);
    expect((await verify(mobile, otp)).body['non_field_errors']).toEqual(['OTP expired']);
  });

  it('counts once where it comes ten times at once', async () => {
    const { mobile, otp, customerId } = await customerWithOtp();
    const answers = await times(10, () => verify(mobile, otp));
    expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(400)]);
    const opened = await store.context.db
      .select()
      .from(sessions)
      .where(eq(sessions.customerId, customerId));
    expect(opened).toHaveLength(2); // The other one is the session of the test.
  });

  it('is gone after five wrong tries', async () => {
    const { mobile, otp } = await customerWithOtp();
    for (let n = 1; n <= 5; n += 1) {
      const answer = await verify(mobile, otherThan(otp, n));
      expect(answer.body['non_field_errors']).toEqual(['Invalid OTP']);
    }
    expect((await verify(mobile, otp)).body['non_field_errors']).toEqual(['OTP expired']);
  });

  it('takes five guesses of forty that come at once', async () => {
    const { mobile, otp } = await customerWithOtp();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => verify(mobile, otherThan(otp, n + 1))),
    );
    const texts = answers.map(({ body }) => body['message']);
    expect(texts.filter((text) => text === 'Invalid OTP')).toHaveLength(5);
    expect(texts.filter((text) => text === 'OTP expired')).toHaveLength(35);
    expect((await verify(mobile, otp)).status).toBe(400);
  });

  it('takes five guesses, however the number is written and from wherever they come', async () => {
    const { mobile, otp } = await customerWithOtp();
    const forms = [
      mobile,
      mobile.slice(1),
      mobile.slice(3),
      `${mobile.slice(3, 8)} ${mobile.slice(8)}`,
    ];
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        store.call('POST', '/user/verify-otp/', {
          body: { mobile_no: forms[n % forms.length], otp: otherThan(otp, n + 1) },
          headers: { 'x-forwarded-for': `198.51.100.${n}` },
        }),
      ),
    );
    const texts = answers.map(({ body }) => body['message']);
    expect(texts.filter((text) => text === 'Invalid OTP')).toHaveLength(5);
    expect((await verify(mobile, otp)).body['message']).toBe('OTP expired');
  });

  it('for another purpose does not log in', async () => {
    const { mobile, otp } = await customerWithOtp();
    await store.context.db
      .update(otpCodes)
      .set({ purpose: 'change_mobile' })
      .where(eq(otpCodes.mobile, mobile));
    expect((await verify(mobile, otp)).status).toBe(400);
  });

  it('is of no use once the account is deactivated', async () => {
    const customer = await customerWithOtp();
    await change(customer, { deactivatedAt: testNow });
    expect((await verify(customer.mobile, customer.otp)).status).toBe(400);
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 456', null, {}])('cannot be %p', async (otp) => {
    const body = { mobile_no: '+919000000001', otp };
    const answer = await store.call('POST', '/user/verify-otp/', { body });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('otp');
  });
});

describe('email and password', () => {
  it('log in to a demo account, in whatever case the email is written', async () => {
    const answer = await signIn(' Asha@Example.IN ', 'Demo@2026');
    expect(answer.status).toBe(200);
    const { data } = await calls.signIn.answer.validate(answer.body, { strict: true });
    expect(data).toMatchObject({
      first_name: 'Asha',
      email: 'asha@example.in',
      phone_no: '+919000000001',
      is_sose_elite_user: false,
      is_staff: false,
      is_superuser: false,
    });
  });

  it.each([
    ['meera', { is_sose_elite_user: true, is_staff: false, is_superuser: false }],
    ['staff', { is_sose_elite_user: false, is_staff: true, is_superuser: false }],
    ['owner', { is_staff: true, is_superuser: true }],
  ])('tell what %s may do', async (name, rights) => {
    const { body } = await signIn(`${name}@example.in`, 'Demo@2026');
    expect(body['data']).toMatchObject(rights);
  });

  it('are refused alike, whichever is wrong', async () => {
    const { email } = await customerWithPassword();
    const closed = await customerWithPassword();
    await change(closed, { deactivatedAt: testNow });
    const withoutPassword = await makeCustomer(store);
    for (const [who, secret] of [
      [email, 'right@2026'],
      [email, `${password} `],
      ['nobody@example.in', password],
      [closed.email, password],
      [withoutPassword.email, 'x'],
    ]) {
      const answer = await signIn(who, secret);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        status: false,
        code: 'invalid_input',
        message: 'Invalid email or password',
        non_field_errors: ['Invalid email or password'],
      });
    }
  });

  it('are refused in the same words and time, within 50 ms, whichever is wrong', async () => {
    const inTurns = 15;
    const closed = async () => {
      const who = await customerWithPassword();
      await change(who, { deactivatedAt: testNow });
      return who.email;
    };
    const kinds: Record<string, () => Promise<string>> = {
      wrong: async () => (await customerWithPassword()).email,
      unknown: async () => `nobody-${randomUUID()}@example.in`,
      closed,
      'without a password': async () => (await makeCustomer(store)).email,
    };
    const times = new Map<string, number[]>();
    const messages = new Set<string>();
    await signIn('warm-up@example.in', password);
    for (let n = 0; n < inTurns; n += 1) {
      // The order rotates between rounds, because the machine may be busy.
      const names = Object.keys(kinds);
      for (const name of [...names.slice(n % names.length), ...names.slice(0, n % names.length)]) {
        const email = (await kinds[name]?.()) ?? '';
        const start = performance.now();
        const { status, headers, body } = await signIn(
          email,
          name === 'wrong' ? 'wrong' : password,
        );
        times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
        const known = [...headers].filter(([header]) => header !== 'x-request-id');
        messages.add(JSON.stringify([status, known, body]));
      }
    }
    expect([...messages]).toHaveLength(1);
    const medians = [...times.values()].map(
      (all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0,
    );
    expect(medians).toHaveLength(4);
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(50);
  }, 60_000);

  it('must both be there', async () => {
    const answer = await store.call('POST', '/user/signin/', { body: {} });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual({
      email: ['Email is required'],
      password: ['Password is required'],
    });
    expect((await signIn('no email', 'x')).body['errors']).toHaveProperty('email');
    expect((await signIn({ $ne: '' }, ['x'])).status).toBe(400);
  });

  it.each([
    ['an account', customerWithPassword],
    ['nobody', async () => ({ email: `nobody-${'x'.repeat(200)}@example.in` })],
  ])('are tried ten times in vain for %s, then wait', async (_, make) => {
    const { email } = await make();
    for (let n = 0; n < 10; n += 1) expect((await signIn(email, 'wrong')).status).toBe(400);
    const answer = await signIn(email.toUpperCase(), password);
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('start anew after the right password', async () => {
    const { email } = await customerWithPassword();
    for (let n = 0; n < 9; n += 1) await signIn(email, 'wrong');
    expect((await signIn(email, password)).status).toBe(200);
    for (let n = 0; n < 9; n += 1) await signIn(email, 'wrong');
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('answer ten of thirty wrong guesses that come at once', async () => {
    const { email } = await customerWithPassword();
    const answers = await times(30, () => signIn(email, 'wrong'));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('log in twenty times at once', async () => {
    const { email } = await customerWithPassword();
    const answers = await times(20, () => signIn(email, password));
    expect(statuses(answers)).toEqual(Array(20).fill(200));
  });
});

describe('logging in with a visitor id', () => {
  it('brings the cart and the wishlist along, once', async () => {
    const customer = await customerWithPassword();
    const visitorId = newVisitor();
    const product = await makeProduct(store, { price: 12_550 });
    await store.call('POST', '/cart/', { visitorId, body: { pid: product.id, quantity: 2 } });
    await store.call('POST', '/wishlist/', { visitorId, body: { pid: product.id } });
    const expected = {
      cart_counter: 2,
      cart_totals: { final_total: 251 },
      wishlist_counter: 1,
    };
    const first = await signIn(customer.email, password, visitorId);
    expect(first.body['data']).toMatchObject(expected);
    const second = await signIn(customer.email, password, visitorId);
    expect(second.body['data']).toMatchObject(expected);
    const left = await store.call('GET', '/cart/', { visitorId });
    expect(left.body['data']).toEqual([]);
  });

  it('brings them along with an OTP as well, once of ten times at once', async () => {
    const { mobile, otp } = await customerWithOtp();
    const visitorId = newVisitor();
    const product = await makeProduct(store);
    await store.call('POST', '/cart/', { visitorId, body: { pid: product.id, quantity: 3 } });
    const answers = await times(10, () => verify(mobile, otp, visitorId));
    const right = answers.find(({ status }) => status === 200);
    expect(right?.body['data']).toMatchObject({ cart_counter: 3 });
  });

  it.each(['made-up.id', 'x', '%00', `${'a'.repeat(24)}.${'b'.repeat(22)}`])(
    'takes no notice of %p',
    async (visitorId) => {
      const { email } = await customerWithPassword();
      expect((await signIn(email, password, visitorId)).status).toBe(200);
    },
  );
});

describe('a session', () => {
  it('is kept as a hash and lasts 30 days', async () => {
    const { email } = await customerWithPassword();
    const { body } = await signIn(email, password);
    const { token } = body['data'] as { token: string };
    const [row] = await store.context.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect(row?.expiresAt.getTime()).toBe(testNow.getTime() + 30 * 86_400_000);
    expect(JSON.stringify(row)).not.toContain(token);
    later(30 * 86_400 - 1);
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(200);
    later(30 * 86_400);
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(401);
  });

  it('ends with logging out; the others go on', async () => {
    const { email, token: other } = await customerWithPassword();
    const { body } = await signIn(email, password);
    const { token } = body['data'] as { token: string };
    const answer = await store.call('POST', '/user/logout/', { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: true, message: 'Logged out successfully!' });
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(401);
    expect((await store.call('POST', '/user/logout/', { token })).status).toBe(401);
    expect((await store.call('GET', '/user/profile/', { token: other })).status).toBe(200);
  });

  it('ends when the account is deactivated', async () => {
    const customer = await makeCustomer(store);
    await change(customer, { deactivatedAt: testNow });
    const { token } = customer;
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(401);
  });

  it('is not opened with a password that is changed in the meantime', async () => {
    const customer = await customerWithPassword();
    const { db } = store.context;
    const fresh = await hashPassword('Fresh@2026');
    const [answer] = await Promise.all([
      signIn(customer.email, password),
      db.transaction(async (tx) => {
        await tx
          .update(customers)
          .set({ passwordHash: fresh })
          .where(eq(customers.id, customer.customerId));
        await tx.execute('select pg_sleep(0.2)');
        await tx
          .update(sessions)
          .set({ revokedAt: testNow })
          .where(eq(sessions.customerId, customer.customerId));
      }),
    ]);
    const { token } = (answer.body['data'] ?? {}) as { token?: string };
    const profile = token && (await store.call('GET', '/user/profile/', { token }));
    expect(profile ? profile.status : 401).toBe(401);
    const open = await db
      .select()
      .from(sessions)
      .where(eq(sessions.customerId, customer.customerId));
    expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });
});

describe('limits by client address', () => {
  it('hold for others than this machine', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const ask = (n: number, more: Record<string, string>) =>
      store.call('POST', '/user/send-otp/', {
        body: { mobile_no: `+9181234${String(50_000 + n)}` },
        headers: more,
      });
    const answers = await Promise.all(Array.from({ length: 32 }, (_, n) => ask(n, headers)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await ask(100, { 'x-forwarded-for': '203.0.113.99, 203.0.113.7' })).status).toBe(429);
    expect((await ask(101, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(404);
    expect((await ask(102, {})).status).toBe(404);
  });
});
