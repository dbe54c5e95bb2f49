import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { customers, sessions } from '../db/schema/customer.ts';
import {
  accountFixture,
  freshPassword,
  oldPassword,
  type AccountFixture,
} from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let accounts: AccountFixture;
beforeAll(async () => {
  store = await openTestStore();
  accounts = accountFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const hour = 60 * 60 * 1000;
const later = (milliseconds: number) => store.setNow(new Date(testNow.getTime() + milliseconds));
const newNumber = () => `+919${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
const post = (path: string, token?: string, body: Record<string, unknown> = {}) =>
  store.call('POST', path, { body, ...(token && { token }) });
const lastTo = async (contact: string) => (await accounts.messagesTo(contact))[0];

async function changeTo(mobile_no: string, { token }: Shopper): Promise<Answer> {
  await post('/user/change-mobile/', token, { mobile_no });
  const otp = (await lastTo(mobile_no))?.data['otp'];
  return post('/user/change-mobile/verify/', token, { mobile_no, otp });
}
const changePassword = (token: string, old: string) =>
  accounts.post(
    '/user/change-password/',
    { old_password: old, new_password: freshPassword, confirm_password: freshPassword },
    token,
  );
const isLoggedIn = async (token: string) =>
  (await store.call('GET', '/user/profile/', { token })).status === 200;

describe('T84: a new mobile number', () => {
  it('needs the password besides its own OTP', async () => {
    const person = await accounts.customerWithPassword();
    const mobile = newNumber();
    const refused = await changeTo(mobile, person);
    expect(refused.body).toMatchObject({
      code: 'proof_required',
      has_password: true,
      code_to: `the mobile number ending in ${person.mobile.slice(-4)}`,
    });
    const wrong = await post('/user/prove/', person.token, { password: 'Wrong@2026' });
    expect(wrong.body['errors']).toEqual({ password: ['This is not your password'] });
    expect((await post('/user/prove/', person.token, { password: oldPassword })).status).toBe(200);
    later(40_000);
    expect((await changeTo(mobile, person)).status).toBe(200);
    later(11 * 60 * 1000);
    expect((await changeTo(newNumber(), person)).body['code']).toBe('proof_required');
  });

  it('needs the OTP of the old number where there is no password', async () => {
    const person = await makeCustomer(store);
    expect((await post('/user/prove/', person.token, { password: '' })).status).toBe(400);
    expect((await post('/user/prove/otp/', person.token)).status).toBe(200);
    const otp = (await lastTo(person.mobile))?.data['otp'];
    const empty = await post('/user/prove/', person.token, { otp: '' });
    expect(empty.body['errors']).toEqual({ otp: ['Invalid OTP'] });
    expect((await post('/user/prove/', person.token, { otp })).status).toBe(200);
    expect((await changeTo(newNumber(), person)).status).toBe(200);
  });

  it('is told to the old number and the email, which take it back with all sessions and the password', async () => {
    const person = await accounts.customerWithPassword();
    await post('/user/prove/', person.token, { password: oldPassword });
    expect((await changeTo(newNumber(), person)).status).toBe(200);
    const [sms, mail] = [await lastTo(person.mobile), await lastTo(person.email)];
    const code = sms?.data['undo_code'];
    expect(sms?.text).toContain(`/undo/${code}`);
    expect([mail?.subject, mail?.data['undo_code']]).toEqual([
      'Your mobile number has been changed',
      code,
    ]);
    later(6 * 24 * hour);
    expect((await post(`/user/undo-contact/${code}/`)).status).toBe(200);
    const [account] = await store.context.db
      .select()
      .from(customers)
      .where(eq(customers.id, person.customerId));
    expect(account).toMatchObject({ mobile: person.mobile, passwordHash: '' });
    expect(await isLoggedIn(person.token)).toBe(false);
    expect((await post(`/user/undo-contact/${code}/`)).status).toBe(400);
  });

  it('is told to the email as added where the account had no verified number', async () => {
    const person = await accounts.customerWithPassword();
    await store.context.db
      .update(customers)
      .set({ mobileVerifiedAt: null })
      .where(eq(customers.id, person.customerId));
    await post('/user/prove/', person.token, { password: oldPassword });
    expect((await changeTo(newNumber(), person)).status).toBe(200);
    const mail = await lastTo(person.email);
    expect(mail?.subject).toBe('A mobile number has been added to your account');
  });

  it('cannot be taken back after 7 days', async () => {
    const person = await accounts.customerWithPassword();
    await post('/user/prove/', person.token, { password: oldPassword });
    await changeTo(newNumber(), person);
    const code = (await lastTo(person.mobile))?.data['undo_code'];
    later(8 * 24 * hour);
    expect((await post(`/user/undo-contact/${code}/`)).status).toBe(400);
  });

  it('has ten wrong passwords in a session, and the right one waits then', async () => {
    const { token } = await accounts.customerWithPassword();
    for (let n = 0; n < 10; n += 1) await post('/user/prove/', token, { password: 'Wrong@2026' });
    expect((await post('/user/prove/', token, { password: oldPassword })).status).toBe(429);
  });
});

describe('T84: guesses of who has stolen a session', () => {
  it('are ten where they come at the same time, of both calls together', async () => {
    const { token } = await accounts.customerWithPassword();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => [
        post('/user/prove/', token, { password: 'Wrong@2026' }),
        changePassword(token, 'Wrong@2026'),
      ]).flat(),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await changePassword(token, oldPassword)).status).toBe(429);
  });

  it('are thirty in a day, and none of them is right', async () => {
    const { token } = await accounts.customerWithPassword();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      for (let guess = 0; guess < 10; guess += 1) {
        const { status } = await post('/user/prove/', token, { password: 'Wrong@2026' });
        statuses.push(status);
      }
      await store.context.db.execute(sql`delete from rate_limits where key like 'own-password:%'`);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  });
});

describe('T85: logging out everywhere', () => {
  it('ends all sessions of the account and of nobody else', async () => {
    const [person, other] = [await accounts.customerWithPassword(), await makeCustomer(store)];
    const second = await accounts.logIn(person.email, oldPassword);
    const { token } = second.body['data'] as { token: string };
    expect((await post('/user/logout/everywhere/', token)).status).toBe(200);
    expect([await isLoggedIn(token), await isLoggedIn(person.token)]).toEqual([false, false]);
    expect(await isLoggedIn(other.token)).toBe(true);
  });

  it('refuses a caller who is not logged in', async () => {
    for (const path of ['/user/logout/everywhere/', '/user/prove/', '/user/prove/otp/']) {
      expect((await post(path)).status).toBe(401);
    }
  });
});

describe('a live store', () => {
  let live: TestStore;
  beforeAll(async () => {
    live = await openTestStore(liveSettings);
  });
  afterAll(() => live.close());
  const fromStorefront = { 'owner-proof': 'required' };

  it('T85: asks for a proof before the storefront closes an account or exports its data', async () => {
    const { token } = await makeCustomer(live);
    const call = (method: string, path: string) =>
      live.call(method, path, { token, headers: fromStorefront });
    expect((await call('GET', '/user/data/')).body['code']).toBe('proof_required');
    expect((await call('POST', '/user/deactivate/')).body['code']).toBe('proof_required');
    expect((await live.call('POST', '/user/deactivate/', { token })).status).toBe(200);
  });

  it('T87: ends sessions of staff that are idle for 12 hours, or older than their rights', async () => {
    const staff = await makeCustomer(live);
    const { db } = live.context;
    const own = eq(customers.id, staff.customerId);
    await db.update(customers).set({ isStaff: true }).where(own);
    const status = async (token: string) =>
      (await live.call('GET', '/user/profile/', { token })).status;
    const start = live.context.now().getTime();
    for (const hours of [11, 22, 33]) {
      live.setNow(new Date(start + hours * hour));
      expect(await status(staff.token)).toBe(200);
    }
    live.setNow(new Date(start + 46 * hour));
    expect(await status(staff.token)).toBe(401);
    await db.update(customers).set({ isStaff: false }).where(own);
    expect(await status(staff.token)).toBe(200);

    live.setNow(testNow);
    const promoted = await makeCustomer(live);
    await db
      .update(sessions)
      .set({ isStaffLogin: false })
      .where(eq(sessions.customerId, promoted.customerId));
    expect(await status(promoted.token)).toBe(200);
    await db.update(customers).set({ isStaff: true }).where(eq(customers.id, promoted.customerId));
    expect(await status(promoted.token)).toBe(401);
  });
});
