import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  accountFixture,
  freshPassword,
  oldPassword as password,
  type AccountFixture,
} from '../testing/account-fixture.ts';
import { sendLoginLink } from '../services/login/login-link.ts';
import { testNow } from '../testing/clock.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: AccountFixture;
beforeAll(async () => {
  store = await openTestStore();
  fixture = accountFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

let lastHost = 0;
const newAddress = () => {
  lastHost += 1;
  return `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}`;
};

interface Try {
  from: string;
  secret?: string;
  device?: string;
  recaptcha?: string;
}
const tryAt = (email: string, { from, secret = password, device, recaptcha }: Try) =>
  store.call('POST', '/user/signin/', {
    body: { email, password: secret, ...(recaptcha !== undefined && { recaptcha }) },
    headers: { 'x-forwarded-for': from, ...(device && { 'device-id': device }) },
  });
const wrongAt = (email: string, from: string, more: Partial<Try> = {}) =>
  tryAt(email, { from, secret: 'Wrong@2026', ...more });
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const count = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

const expectCaptcha = (answer: Answer) => {
  expect(answer.status).toBe(429);
  expect(answer.body).toEqual({
    status: false,
    code: 'captcha_required',
    message: 'Too many wrong attempts. Confirm that you’re not a robot, or try again later.',
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

/** Thirty concurrent wrong passwords from different addresses. */
const attack = async (email: string) => {
  await times(30, () => wrongAt(email, newAddress()));
};

const setUsed = (limit: string, points: number) =>
  store.context.db.execute(
    sql`update rate_limits set points = ${points} where key like ${`${limit}:%`}`,
  );

describe('T44: wrong passwords', () => {
  it.each([
    ['an account', async () => (await fixture.customerWithPassword()).email],
    ['nobody', async () => `nobody-${randomUUID()}@example.in`],
  ])('slow the guesser down and nobody else: %s', async (_, make) => {
    const email = await make();
    const guesser = newAddress();
    const answers = await times(30, () => wrongAt(email, guesser));
    expect(count(answers, 400)).toBe(10);
    expect(count(answers, 429)).toBe(20);
    expectCaptcha(await tryAt(email, { from: guesser }));
    expect((await wrongAt(email, newAddress())).body['non_field_errors']).toEqual([
      'Invalid email or password',
    ]);
  });

  it('let the owner in from elsewhere', async () => {
    const { email } = await fixture.customerWithPassword();
    await times(30, (n) => wrongAt(email, n % 2 ? '203.0.113.50' : '203.0.113.51'));
    expect((await tryAt(email, { from: newAddress() })).status).toBe(200);
  });

  it('from many addresses ask everybody for a captcha, and the right password gets in with it', async () => {
    const { email } = await fixture.customerWithPassword();
    await attack(email);
    const from = newAddress();
    expectCaptcha(await tryAt(email, { from }));
    expectCaptcha(await wrongAt(email, from));
    const right = await tryAt(email, { from, recaptcha: await captchaToken(store) });
    expect(right.status).toBe(200);
  });

  it('ask for a captcha alike where nobody has the email', async () => {
    const email = `nobody-${randomUUID()}@example.in`;
    await attack(email);
    const from = newAddress();
    expectCaptcha(await tryAt(email, { from }));
    const solved = await tryAt(email, { from, recaptcha: await captchaToken(store) });
    expect(solved.body['non_field_errors']).toEqual(['Invalid email or password']);
  });

  it('with a captcha that is wrong or used are not looked at', async () => {
    const { email } = await fixture.customerWithPassword();
    await attack(email);
    const from = newAddress();
    const recaptcha = await captchaToken(store);
    expect((await wrongAt(email, from, { recaptcha })).status).toBe(400);
    for (const sent of ['x', recaptcha]) {
      const answer = await tryAt(email, { from, recaptcha: sent });
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toEqual({
        recaptcha: ['Please verify you are not a robot.'],
      });
    }
  });

  it('with captchas end as well, for that guesser alone, and the right one does not stand out', async () => {
    const { email } = await fixture.customerWithPassword();
    await attack(email);
    const guesser = newAddress();
    const wrongWithCaptcha = async () =>
      wrongAt(email, guesser, { recaptcha: await captchaToken(store) });
    expect((await wrongWithCaptcha()).status).toBe(400);
    await setUsed('wrong-password-captcha', 80);
    const answers = await times(30, wrongWithCaptcha);
    expect(count(answers, 400)).toBe(20);
    expect(count(answers, 429)).toBe(10);
    const right = await tryAt(email, { from: guesser, recaptcha: await captchaToken(store) });
    expect(right.status).toBe(429);
    expect(right.body['code']).toBe('too_many_requests');
    const owner = { from: newAddress(), recaptcha: await captchaToken(store) };
    expect((await tryAt(email, owner)).status).toBe(200);
  });

  it('of a neighbour behind the same address, half with captchas, leave the owner to log in', async () => {
    const { email } = await fixture.customerWithPassword();
    const from = newAddress();
    await times(10, () => wrongAt(email, from));
    const guesses = await times(40, async () =>
      wrongAt(email, from, { recaptcha: await captchaToken(store) }),
    );
    expect(count(guesses, 400)).toBe(40);
    expectCaptcha(await tryAt(email, { from }));
    const right = await tryAt(email, { from, recaptcha: await captchaToken(store) });
    expect(right.status).toBe(200);
  });

  it('of a hundred logins from one address ask for a captcha, and 600 with one are answered', async () => {
    const { email } = await fixture.customerWithPassword();
    const from = newAddress();
    expect((await wrongAt(`nobody-${randomUUID()}@example.in`, from)).status).toBe(400);
    await setUsed('login-address', 100);
    const challenged = await tryAt(email, { from });
    expect([challenged.status, challenged.body['code']]).toEqual([429, 'captcha_required']);
    const again = async () => tryAt(email, { from, recaptcha: await captchaToken(store) });
    expect((await again()).status).toBe(200);
    await setUsed('login-captcha', 600);
    const closed = await again();
    expect([closed.status, closed.body['code']]).toEqual([429, 'too_many_requests']);
  });

  it('T28: from one network of IPv6 are those of one guesser', async () => {
    const { email } = await fixture.customerWithPassword();
    const answers = await times(30, (n) => wrongAt(email, `2001:db8:7:7::${n.toString(16)}`));
    expect(count(answers, 400)).toBe(10);
    expectCaptcha(await tryAt(email, { from: '2001:db8:7:7:ffff::1' }));
    expect((await tryAt(email, { from: '2001:db8:7:8::1' })).status).toBe(200);
  });

  it('T28: with many emails from one network of IPv6 are counted together', async () => {
    const { email } = await fixture.customerWithPassword();
    await times(50, (n) =>
      wrongAt(`nobody-${n}-${randomUUID()}@example.in`, `2001:db8:8:8::${n.toString(16)}`),
    );
    expectCaptcha(await tryAt(email, { from: '2001:db8:8:8:1::1' }));
  });

  it('of strangers never slow a device that has logged in before', async () => {
    const { email } = await fixture.customerWithPassword();
    const first = await tryAt(email, { from: newAddress() });
    const device = first.body['device'] as string;
    await attack(email);
    const shared = newAddress();
    await times(30, () => wrongAt(email, shared));
    const again = await tryAt(email, { from: shared, device });
    expect(again.status).toBe(200);
    expect(again.body['device']).toBe(device);
  });

  it('of a known device are counted as well', async () => {
    const { email } = await fixture.customerWithPassword();
    const first = await tryAt(email, { from: newAddress() });
    const device = first.body['device'] as string;
    const answers = await times(15, () => wrongAt(email, newAddress(), { device }));
    expect(count(answers, 400)).toBe(10);
    expectCaptcha(await tryAt(email, { from: newAddress(), device }));
  });

  it('count against the address where the device is that of another account', async () => {
    const [mine, theirs] = [
      await fixture.customerWithPassword(),
      await fixture.customerWithPassword(),
    ];
    const own = await tryAt(mine.email, { from: newAddress() });
    const device = own.body['device'] as string;
    const from = newAddress();
    const answers = await times(12, () => wrongAt(theirs.email, from, { device }));
    expect(count(answers, 400)).toBe(10);
    expectCaptcha(await tryAt(theirs.email, { from, device }));
  });

  it('for one account after another from one address are counted together', async () => {
    const from = newAddress();
    const { email } = await fixture.customerWithPassword();
    await times(50, (n) => wrongAt(`nobody-${n}-${randomUUID()}@example.in`, from));
    expectCaptcha(await tryAt(email, { from }));
    const solved = await tryAt(email, { from, recaptcha: await captchaToken(store) });
    expect(solved.status).toBe(200);
  });

  it('T80: of strangers together end at a hundred a day; the device of the owner, a link and an OTP go on', async () => {
    const { email, mobile } = await fixture.customerWithPassword();
    const device = (await tryAt(email, { from: newAddress() })).body['device'] as string;
    const answers = await times(30, () => wrongAt(email, newAddress()));
    const withCaptcha = async () =>
      wrongAt(email, newAddress(), { recaptcha: await captchaToken(store) });
    answers.push(...(await times(80, withCaptcha)));
    for (let round = 0; round < 5; round += 1) {
      answers.push(...(await times(58, () => wrongAt(email, newAddress()))));
    }
    expect(count(answers, 400)).toBe(100);
    expect(count(answers, 429)).toBe(300);
    const stranger = { from: newAddress(), recaptcha: await captchaToken(store) };
    const right = await tryAt(email, stranger);
    expect([right.status, right.body['code']]).toEqual([429, 'unknown_device']);
    expect(right.body['message']).toBe(
      'Too many wrong passwords were tried for this email today. Log in with an OTP, or request a login link by email.',
    );
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);

    expect((await tryAt(email, { from: newAddress(), device })).status).toBe(200);
    const warnings = (await fixture.messagesTo(email)).filter(
      ({ subject }) => subject === 'Someone may be trying to guess your password',
    );
    expect(warnings).toHaveLength(1);
    await store.call('POST', '/user/send-otp/', { body: { mobile_no: mobile } });
    const otp = (await fixture.messagesTo(mobile))[0]?.data['otp'];
    const byOtp = await store.call('POST', '/user/verify-otp/', {
      body: { mobile_no: mobile, otp },
      headers: { 'x-forwarded-for': newAddress() },
    });
    expect(byOtp.status).toBe(200);
    await sendLoginLink(store.context, { email });
    const code = (await fixture.messagesTo(email))[0]?.data['login_code'];
    const byLink = await store.call('POST', '/user/login-link/verify/', { body: { code } });
    expect(byLink.status).toBe(200);
  });

  it('T80: of strangers end alike where nobody has the email, and nobody is mailed', async () => {
    const email = `nobody-${randomUUID()}@example.in`;
    await attack(email);
    await setUsed('wrong-password-strangers', 100);
    expect((await tryAt(email, { from: newAddress() })).body['code']).toBe('unknown_device');
    expect(await fixture.messagesTo(email)).toEqual([]);
  });

  it('end no session and change nothing of the account', async () => {
    const { email, token } = await fixture.customerWithPassword();
    await attack(email);
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(200);
    const code = await fixture.mailedCode(email);
    const set = await store.call('POST', `/user/reset-password/${code}/`, {
      body: { new_password: freshPassword, confirm_password: freshPassword },
    });
    expect(set.status).toBe(200);
  });
});
