import { eq, sql } from 'drizzle-orm';
import { customers, secondSteps } from '../db/schema/customer.ts';
import { sendLoginLink } from '../services/login/login-link.ts';
import {
  accountFixture,
  oldPassword as password,
  type AccountFixture,
} from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { loginFixture, type LoginFixture } from '../testing/login-fixture.ts';
import type { Shopper } from '../testing/make-customer.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: LoginFixture;
let accounts: AccountFixture;
beforeAll(async () => {
  store = await openTestStore({ STAFF_SECOND_STEP: 'true' });
  fixture = loginFixture(store);
  accounts = accountFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));

async function staffMember(method: 'email' | 'sms' = 'sms'): Promise<Shopper> {
  const member = await accounts.customerWithPassword();
  await store.context.db.insert(secondSteps).values({ customerId: member.customerId, method });
  await store.context.db
    .update(customers)
    .set({ isStaff: true })
    .where(eq(customers.id, member.customerId));
  return member;
}

type Caller = Parameters<LoginFixture['post']>[2];
const signIn = (email: string, more: Record<string, unknown> = {}, from?: Caller) =>
  fixture.post('/user/signin/', { email, password, ...more }, from);

const asksForOtp = (answer: Answer, mobile: string) => {
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({
    status: false,
    code: 'otp_required',
    message: `Enter the OTP sent to the mobile number ending in ${mobile.slice(-4)}.`,
  });
};

describe('staff with a second step', () => {
  it('log in with password and OTP', async () => {
    const { email, mobile } = await staffMember();
    asksForOtp(await signIn(email), mobile);
    const answer = await signIn(email, { otp: await fixture.lastOtp(mobile) });
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toMatchObject({ is_staff: true });
    const used = await signIn(email, { otp: await fixture.lastOtp(mobile) });
    expect(used.body['non_field_errors']).toEqual(['OTP expired']);
  });

  it('get the OTP by mail until they choose otherwise', async () => {
    const { email, mobile, customerId } = await staffMember();
    await store.context.db.delete(secondSteps).where(eq(secondSteps.customerId, customerId));
    const challenged = await signIn(email);
    expect(challenged.body['message']).toBe('Enter the OTP sent to your email.');
    expect(await accounts.messagesTo(mobile)).toEqual([]);
    const otp = await fixture.lastOtp(email);
    expect((await signIn(email, { otp })).status).toBe(200);
  });

  it('are not asked for it, nor sent one, after a wrong password', async () => {
    const { email, mobile } = await staffMember();
    const answer = await signIn(email, { password: 'Wrong@2026' });
    expect(answer.body['non_field_errors']).toEqual(['Invalid email or password']);
    expect(await accounts.messagesTo(mobile)).toEqual([]);
    const guessed = await signIn(email, { password: 'Wrong@2026', otp: '123456' });
    expect(guessed.body['non_field_errors']).toEqual(['Invalid email or password']);
  });

  it('are not let in by the OTP of an entry, and none is opened beside it', async () => {
    const { mobile } = await staffMember();
    await fixture.post('/user/entry/send-otp/', { mobile_no: mobile });
    const body = { mobile_no: mobile, otp: await fixture.lastOtp(mobile), as_new: true };
    const answer = await fixture.post('/user/entry/verify-otp/', body);
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      'Log in with your email and password.',
    ]);
  });

  it('are sent one OTP where they press twice, and another after 30 seconds', async () => {
    const { email, mobile } = await staffMember();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email)));
    for (const answer of answers) asksForOtp(answer, mobile);
    expect(await accounts.messagesTo(mobile)).toHaveLength(1);
    later(31);
    asksForOtp(await signIn(email), mobile);
    expect(await accounts.messagesTo(mobile)).toHaveLength(2);
  });

  it('never log in by an OTP alone', async () => {
    const { email, mobile } = await staffMember();
    const answer = await fixture.post('/user/send-otp/', { mobile_no: mobile });
    expect(answer.status).toBe(404);
    await signIn(email);
    const otp = await fixture.lastOtp(mobile);
    expect((await fixture.post('/user/verify-otp/', { mobile_no: mobile, otp })).status).toBe(400);
  });

  it('T80: make a new device known by a mailed link, which opens nothing', async () => {
    const { email, mobile } = await staffMember();
    const wrong = () => signIn(email, { password: 'Wrong@2026' });
    await wrong();
    await store.context.db.execute(
      sql`update rate_limits set points = 100 where key like 'wrong-password-strangers:%'`,
    );
    expect((await signIn(email)).body['code']).toBe('unknown_device');
    await sendLoginLink(store.context, { email });
    const code = (await accounts.messagesTo(email))[0]?.data['login_code'];
    const link = await fixture.post('/user/login-link/verify/', { code });
    expect([link.status, link.body['code'], link.body['data']]).toEqual([
      409,
      'password_required',
      undefined,
    ]);
    const again = await fixture.post('/user/login-link/verify/', { code });
    expect(again.status).toBe(400);
    const device = link.body['device'] as string;
    asksForOtp(await signIn(email, {}, { device }), mobile);
    const otp = await fixture.lastOtp(mobile);
    expect((await signIn(email, { otp }, { device })).status).toBe(200);
  });

  it('lose the way by OTP and link with the rights that come to them', async () => {
    const { email, mobile, customerId } = await accounts.customerWithPassword();
    await fixture.post('/user/send-otp/', { mobile_no: mobile });
    await sendLoginLink(store.context, { email });
    const [mail] = await accounts.messagesTo(email);
    await store.context.db
      .update(customers)
      .set({ isStaff: true })
      .where(eq(customers.id, customerId));
    const otp = await fixture.lastOtp(mobile);
    expect((await fixture.post('/user/verify-otp/', { mobile_no: mobile, otp })).status).toBe(400);
    const code = mail?.data['login_code'];
    const link = await fixture.post('/user/login-link/verify/', { code });
    expect([link.status, link.body['code']]).toEqual([409, 'password_required']);
  });

  it('have five wrong tries a code, twenty a day, and a device of theirs its own', async () => {
    const { email, mobile } = await staffMember();
    await signIn(email);
    const known = await signIn(email, { otp: await fixture.lastOtp(mobile) });
    const device = known.body['device'] as string;
    for (let n = 1; n <= 4; n += 1) {
      later(n * 600);
      await signIn(email);
      const wrong = fixture.otherThan(await fixture.lastOtp(mobile), 8);
      const answers = await Promise.all(wrong.map((otp) => signIn(email, { otp })));
      const invalid = answers.filter(({ body }) => body['message'] === 'Invalid OTP');
      expect(invalid).toHaveLength(5);
    }
    later(7_200);
    await signIn(email);
    const otp = await fixture.lastOtp(mobile);
    expect((await signIn(email, { otp })).status).toBe(429);
    expect((await signIn(email, { otp }, { device })).status).toBe(200);
  });

  it('leave customers to log in as before', async () => {
    const { email, mobile } = await accounts.customerWithPassword();
    expect((await signIn(email)).status).toBe(200);
    await fixture.post('/user/send-otp/', { mobile_no: mobile });
    const otp = await fixture.lastOtp(mobile);
    expect((await fixture.post('/user/verify-otp/', { mobile_no: mobile, otp })).status).toBe(200);
  });
});
