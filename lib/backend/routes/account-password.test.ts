import { eq } from 'drizzle-orm';
import { sendPasswordReset } from '../jobs/send-password-reset.ts';
import { passwordResets } from '../db/schema/customer.ts';
import {
  accountFixture,
  freshPassword,
  oldPassword,
  passwordRule,
  type AccountFixture,
} from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs } from '../testing/sign-in.ts';
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

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));

const askForReset = (email: unknown) => fixture.post('/user/reset-password/', { email });
const reset = (code: string, password = freshPassword, confirm = password) =>
  store.call('POST', `/user/reset-password/${code}/`, {
    body: { new_password: password, confirm_password: confirm },
  });

describe('asking for a new password', () => {
  it('mails a link that holds for an hour, and keeps no more than its hash', async () => {
    const { email, customerId } = await fixture.customerWithPassword();
    const code = await fixture.mailedCode(email);
    expect(code).toMatch(/^[\w-]{36}$/);
    const [mail] = await fixture.messagesTo(email);
    expect(mail?.subject).toBe('Reset your SOSE password');
    expect(mail?.text).toContain(`/reset-password/${code}`);
    const saved = await store.context.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.customerId, customerId));
    expect(JSON.stringify(saved)).not.toContain(code);
    expect((await store.call('GET', `/user/reset-password/${code}/`)).status).toBe(200);
    later(3_599);
    expect((await store.call('GET', `/user/reset-password/${code}/`)).status).toBe(200);
    later(3_600);
    expect((await store.call('GET', `/user/reset-password/${code}/`)).status).toBe(400);
    expect((await reset(code)).status).toBe(400);
  });

  it('T61: mails a code that does not count for longer where the clock is set back', async () => {
    const { email } = await fixture.customerWithPassword();
    later(86_400);
    const code = await fixture.mailedCode(email);
    later(0);
    expect((await store.call('GET', `/user/reset-password/${code}/`)).status).toBe(400);
    expect((await reset(code)).status).toBe(400);
    later(86_400 + 60);
    expect((await store.call('GET', `/user/reset-password/${code}/`)).status).toBe(200);
  });

  it('answers the same whether or not there is an account', async () => {
    const { email } = await fixture.customerWithPassword();
    const [known, unknown] = [await askForReset(email), await askForReset('nobody@example.in')];
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await fixture.mailResets()).toBe(2);
    expect(await fixture.messagesTo('nobody@example.in')).toEqual([]);
  });

  it('takes as long for an account that is not there, within 50 ms', async () => {
    let known = Infinity;
    let unknown = Infinity;
    const measure = async (email: string) => {
      const recaptcha = await captchaToken(store);
      const start = performance.now();
      await fixture.post('/user/reset-password/', { email, recaptcha });
      return performance.now() - start;
    };
    for (let n = 0; n < 12; n += 1) {
      const { email } = await makeCustomer(store);
      known = Math.min(known, await measure(email));
      unknown = Math.min(unknown, await measure(`nobody-${n}@example.in`));
    }
    expect(Math.abs(known - unknown)).toBeLessThan(50);
    await fixture.mailResets();
  });

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email format'],
  ])('refuses %p as an email', async (email, message) => {
    const answer = await askForReset(email);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual({ email: [message] });
  });

  it('needs a captcha', async () => {
    const body = { email: 'asha@example.in' };
    const answer = await store.call('POST', '/user/reset-password/', { body });
    expect(answer.body['errors']).toEqual({ recaptcha: ['Please verify you are not a robot.'] });
  });

  it('is answered the same however often strangers ask, and mails five in an hour', async () => {
    const { email } = await makeCustomer(store);
    for (const who of [email, 'nobody-at-all@example.in']) {
      for (let n = 0; n < 8; n += 1) expect((await askForReset(who)).status).toBe(200);
    }
    await fixture.mailResets();
    expect(await fixture.messagesTo(email)).toHaveLength(5);
  });

  it('T18: ends the older code; of many strangers who ask none ends the last', async () => {
    const { email } = await fixture.customerWithPassword();
    const codes: string[] = [];
    for (let n = 0; n < 5; n += 1) codes.push(await fixture.mailedCode(email));
    expect(new Set(codes).size).toBe(5);
    later(3_500);
    await Promise.all(
      Array.from({ length: 10 }, () => sendPasswordReset(store.context, { email })),
    );
    const last = (await fixture.messagesTo(email))[0]?.data['reset_uuid'];
    expect(last).toBe(codes[4]);
    for (const older of codes.slice(0, 4)) expect((await reset(older)).status).toBe(400);
    expect((await reset(codes[4] ?? '')).status).toBe(200);
  });

  it('mails another to whoever has used the last of five', async () => {
    const { email } = await fixture.customerWithPassword();
    for (let n = 0; n < 5; n += 1) await fixture.mailedCode(email);
    const [last] = await fixture.messagesTo(email);
    expect((await reset(last?.data['reset_uuid'] ?? '')).status).toBe(200);
    expect((await reset(await fixture.mailedCode(email), 'Other_2028')).status).toBe(200);
  });
});

describe('setting a new password by a code', () => {
  it('changes it, ends every session and says so by mail', async () => {
    const customer = await fixture.customerWithPassword();
    const second = await signInAs(store, customer.email);
    const answer = await reset(await fixture.mailedCode(customer.email));
    expect(answer.status).toBe(200);
    expect(answer.body['message']).toBe('Your password has been changed!');
    for (const { token } of [customer, second]) {
      expect((await store.call('GET', '/user/profile/', { token })).status).toBe(401);
    }
    expect((await fixture.logIn(customer.email, oldPassword)).status).toBe(400);
    expect((await fixture.logIn(customer.email, freshPassword)).status).toBe(200);
    expect((await fixture.messagesTo(customer.email))[0]?.subject).toBe(
      'Your password was changed',
    );
  });

  it('works once where it comes ten times at once', async () => {
    const { email } = await fixture.customerWithPassword();
    const code = await fixture.mailedCode(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => reset(code, `Fresh_${2027 + n}`)),
    );
    expect(statuses(answers)).toEqual([200, ...Array<number>(9).fill(400)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await fixture.logIn(email, `Fresh_${2027 + winner}`)).status).toBe(200);
    expect((await reset(code)).body['message']).toBe('This link has expired. Request a new one.');
  });

  it('ends the other codes of the account', async () => {
    const { email } = await fixture.customerWithPassword();
    const [one, two] = [await fixture.mailedCode(email), await fixture.mailedCode(email)];
    expect(one).not.toBe(two);
    expect((await reset(two)).status).toBe(200);
    expect((await reset(one)).status).toBe(400);
  });

  it.each([
    ['new_password', { new_password: 'short', confirm_password: 'short' }, passwordRule],
    [
      'confirm_password',
      { new_password: freshPassword, confirm_password: 'x' },
      'Passwords do not match',
    ],
    ['new_password', {}, passwordRule],
  ])('refuses a bad %s and leaves the code good', async (field, body, message) => {
    const { email } = await fixture.customerWithPassword();
    const code = await fixture.mailedCode(email);
    const answer = await store.call('POST', `/user/reset-password/${code}/`, { body });
    expect(answer.status).toBe(400);
    expect((answer.body['errors'] as Record<string, string[]>)[field]).toContain(message);
    expect((await reset(code)).status).toBe(200);
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', '%27', 'ä'])(
    'refuses %p as a code',
    async (code) => {
      expect((await reset(code)).status).toBe(400);
    },
  );

  it('is of no use once the account is closed', async () => {
    const { email, token } = await fixture.customerWithPassword();
    const code = await fixture.mailedCode(email);
    await store.call('POST', '/user/deactivate/', { token });
    expect((await reset(code)).status).toBe(400);
  });
});

describe('changing the password', () => {
  const change = (token: string | undefined, values: Record<string, unknown> = {}) =>
    fixture.post(
      '/user/change-password/',
      {
        old_password: oldPassword,
        new_password: freshPassword,
        confirm_password: freshPassword,
        ...values,
      },
      token,
    );

  it('refuses a caller who is not logged in', async () => {
    expect((await change(undefined)).status).toBe(401);
  });

  it('ends every session, this one too', async () => {
    const { email, token } = await fixture.customerWithPassword();
    const other = await signInAs(store, email);
    expect((await change(token)).status).toBe(200);
    for (const one of [token, other.token]) {
      expect((await store.call('GET', '/user/profile/', { token: one })).status).toBe(401);
    }
    expect((await fixture.logIn(email, freshPassword)).status).toBe(200);
  });

  it.each([
    ['old_password', 'Wrong@2026', 'Your current password is wrong'],
    ['old_password', '', 'Current password is required'],
    ['new_password', 'weak', passwordRule],
    ['new_password', '', passwordRule],
    ['confirm_password', 'Other_2027', 'Passwords do not match'],
    ['confirm_password', '', 'Passwords do not match'],
    ['recaptcha', '', 'Please verify you are not a robot.'],
  ])('refuses %s %p and leaves the session', async (field, value, message) => {
    const { token } = await fixture.customerWithPassword();
    const answer = await change(token, { [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.body['errors'] as Record<string, string[]>)[field]).toContain(message);
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(200);
  });

  it('is tried ten times in vain, then waits', async () => {
    const { token } = await fixture.customerWithPassword();
    for (let n = 0; n < 10; n += 1) {
      expect((await change(token, { old_password: 'Wrong@2026' })).status).toBe(400);
    }
    expect((await change(token)).status).toBe(429);
  });

  it('happens once where it comes many times at once', async () => {
    const { token } = await fixture.customerWithPassword();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => captchaToken(store)));
    const answers = await Promise.all(tokens.map((recaptcha) => change(token, { recaptcha })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
