import { eq } from 'drizzle-orm';
import { verifyOtp } from '../../contract/login.ts';
import * as calls from '../../contract/profile.ts';
import { customers } from '../db/schema/customer.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { proveSession } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let person: Shopper;
let fresh = 9_100_000_000;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  store.setNow(testNow);
  person = await makeCustomer(store);
});

const newNumber = () => `+91${(fresh += 1)}`;
const patch = (body: unknown, { token } = person) =>
  store.call('PATCH', '/user/profile/', { token, body });
const changed = async (body: unknown) => {
  const answer = await patch(body);
  expect(answer.status).toBe(200);
  return calls.updateProfile.answer.validate(answer.body, { strict: true });
};
const verify = async (mobile_no: string, otp: string, { token } = person) => {
  await proveSession(store, token);
  return store.call('POST', '/user/change-mobile/verify/', { token, body: { mobile_no, otp } });
};
const resend = (mobile_no: string, { token } = person) =>
  store.call('POST', '/user/change-mobile/', { token, body: { mobile_no } });
const row = async ({ customerId } = person) => {
  const { db } = store.context;
  const [found] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!found) throw new Error('The customer is gone');
  return found;
};
const messagesTo = async (to: string) => {
  const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(to)}`);
  return body['data'] as { text: string; data: { otp?: string } }[];
};
const otpFor = async (mobile: string) => (await messagesTo(mobile))[0]?.data.otp ?? '';
const wrong = (otp: string) => (otp === '000000' ? '111111' : '000000');
const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));

describe('changing the profile', () => {
  it('changes names and company, and says so', async () => {
    const { data, message, mobile_to_verify } = await changed({
      first_name: ' Meera ',
      last_name: 'Iyer',
      company: 'Iyer & Daughters',
      mobile_no: person.mobile,
      email: person.email,
    });
    expect(message).toBe('Profile updated successfully!');
    expect(mobile_to_verify).toBeNull();
    expect(data).toMatchObject({
      first_name: 'Meera',
      last_name: 'Iyer',
      company: 'Iyer & Daughters',
      mobile_no: person.mobile,
      email: person.email,
    });
  });

  it('leaves what was not sent', async () => {
    await changed({ company: 'A shop' });
    expect((await changed({})).data).toMatchObject({
      first_name: 'Test',
      last_name: 'Shopper',
      company: 'A shop',
    });
    expect((await changed({ company: null })).data.company).toBe('');
  });

  it('ignores every other field, the email and the rights above all', async () => {
    const before = await row();
    await changed({
      email: 'somebody-else@example.in',
      is_staff: true,
      is_superuser: true,
      isStaff: true,
      staff_areas: ['orders'],
      is_sose_elite_user: true,
      is_subscribed: true,
      profile_pic: '/files/x.webp',
      password_hash: 'x',
      id: 1,
      deactivated_at: '2026-01-01',
    });
    expect(await row()).toEqual({ ...before, updatedAt: testNow });
    expect((await patch({ email: { nested: ['x'] } })).status).toBe(200);
  });

  it.each([
    ['first_name', '   ', 'First name is required'],
    ['first_name', null, 'First name is required'],
    ['first_name', 'x'.repeat(51), 'Use at most 50 characters'],
    ['last_name', '', 'Last name is required'],
    ['company', 'x'.repeat(101), 'Use at most 100 characters'],
    ['mobile_no', '', 'Please enter valid mobile number'],
    ['mobile_no', '9000000041', 'Please enter valid mobile number'],
    ['mobile_no', '+91900000004', 'Please enter valid mobile number'],
    ['mobile_no', '+915000000041', 'Please enter valid mobile number'],
    ['mobile_no', '+9190000000411', 'Please enter valid mobile number'],
    ['mobile_no', '+44900000004', 'Please enter valid mobile number'],
    ['mobile_no', null, 'Please enter valid mobile number'],
  ])('refuses a %s of %p and changes nothing', async (field, value, text) => {
    const before = await row();
    const answer = await patch({ first_name: 'Other', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: [text] } });
    expect(await row()).toEqual(before);
  });

  it("changes nothing of another customer's", async () => {
    const other = await makeCustomer(store);
    const before = await row(other);
    await changed({ first_name: 'Mine', id: other.customerId, customer_id: other.customerId });
    expect(await row(other)).toEqual(before);
  });

  it('refuses a caller who is not logged in', async () => {
    for (const [method, path] of [
      ['PATCH', '/user/profile/'],
      ['POST', '/user/change-mobile/'],
      ['POST', '/user/change-mobile/verify/'],
    ] as const) {
      expect((await store.call(method, path, { body: {} })).status).toBe(401);
    }
  });
});

describe('a new mobile number', () => {
  it('is sent a code and counts once that is verified', async () => {
    const mobile = newNumber();
    const typed = mobile.replace('+91', '91');
    const answer = await changed({ first_name: 'Renamed', mobile_no: typed });
    expect(answer.mobile_to_verify).toBe(mobile);
    expect(answer.data).toMatchObject({ first_name: 'Renamed', mobile_no: person.mobile });
    // Until confirmation the old number logs in, and the new one has no account.
    const ask = (mobile_no: string) =>
      store.call('POST', '/user/send-otp/', { body: { mobile_no } });
    expect((await ask(person.mobile)).status).toBe(200);
    expect((await ask(mobile)).status).toBe(404);

    later(60);
    const proved = await verify(mobile, await otpFor(mobile));
    expect(proved.status).toBe(200);
    const { data } = await calls.verifyMobile.answer.validate(proved.body, { strict: true });
    expect(data.mobile_no).toBe(mobile);
    expect((await messagesTo(person.email))[0]?.text).toContain(mobile.slice(-5));
    expect((await ask(person.mobile)).status).toBe(404);
    expect((await ask(mobile)).status).toBe(200);
    const login = { mobile_no: mobile, otp: await otpFor(mobile) };
    const entered = await store.call('POST', '/user/verify-otp/', { body: login });
    const { data: who } = await verifyOtp.answer.validate(entered.body, { strict: true });
    expect(who.id).toBe(person.customerId);
  });

  it('is not proved by a code to log in, nor by that of another account', async () => {
    const mobile = newNumber();
    const other = await makeCustomer(store);
    await changed({ mobile_no: mobile });
    const otp = await otpFor(mobile);
    expect((await verify(mobile, otp, other)).status).toBe(400);
    const login = { mobile_no: mobile, otp };
    expect((await store.call('POST', '/user/verify-otp/', { body: login })).status).toBe(400);
    expect((await verify(newNumber(), otp)).status).toBe(400);
    expect((await verify(mobile, otp)).status).toBe(200);
    expect((await row(other)).mobile).toBe(other.mobile);
  });

  it('may be guessed at five times', async () => {
    const mobile = newNumber();
    await changed({ mobile_no: mobile });
    const otp = await otpFor(mobile);
    for (let n = 0; n < 5; n += 1) {
      expect((await verify(mobile, wrong(otp))).body).toMatchObject({
        non_field_errors: ['Invalid OTP'],
      });
    }
    const answer = await verify(mobile, otp);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ non_field_errors: ['OTP expired'] });
    expect((await row()).mobile).toBe(person.mobile);
  });

  it('has five minutes', async () => {
    const mobile = newNumber();
    await changed({ mobile_no: mobile });
    later(301);
    expect((await verify(mobile, await otpFor(mobile))).body).toMatchObject({
      non_field_errors: ['OTP expired'],
    });
  });

  it('gets one code where the form is saved twice, and another where that is asked for', async () => {
    const mobile = newNumber();
    await changed({ mobile_no: mobile });
    expect((await changed({ first_name: 'Again', mobile_no: mobile })).mobile_to_verify).toBe(
      mobile,
    );
    expect(await messagesTo(mobile)).toHaveLength(1);
    const tooSoon = await resend(mobile);
    expect(tooSoon.status).toBe(429);
    expect(tooSoon.headers.get('retry-after')).toBe('30');
    later(31);
    const first = await otpFor(mobile);
    expect((await resend(mobile)).status).toBe(200);
    expect(await messagesTo(mobile)).toHaveLength(2);
    expect((await verify(mobile, first)).status).toBe(400);
    expect((await verify(mobile, await otpFor(mobile))).status).toBe(200);
  });

  it('is sent five codes an hour', async () => {
    const mobile = newNumber();
    for (let n = 0; n < 5; n += 1) {
      later(n * 60);
      expect((await resend(mobile)).status).toBe(200);
    }
    later(400);
    expect((await resend(mobile)).status).toBe(429);
    later(3_601);
    expect((await resend(mobile)).status).toBe(200);
  });

  it('takes five guesses of twenty that come at once, however the number is written', async () => {
    const mobile = newNumber();
    await changed({ mobile_no: mobile });
    const otp = await otpFor(mobile);
    const forms = [mobile, mobile.slice(1), `+91 ${mobile.slice(3, 8)} ${mobile.slice(8)}`];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const guess = String((Number(otp) + n + 1) % 1_000_000).padStart(6, '0');
        return verify(forms[n % forms.length] ?? mobile, guess);
      }),
    );
    const messages = answers.map(({ body }) => body['message']);
    expect(messages.filter((text) => text === 'Invalid OTP')).toHaveLength(5);
    expect(messages.filter((text) => text === 'OTP expired')).toHaveLength(15);
    expect((await verify(mobile, otp)).body['message']).toBe('OTP expired');
    expect((await row()).mobile).toBe(person.mobile);
  });

  it('is sent one code for each of two accounts that ask ten times at once', async () => {
    const mobile = newNumber();
    const forms = [mobile, mobile.slice(1), `+91-${mobile.slice(3)}`];
    const askers = [person, await makeCustomer(store)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        resend(forms[n % forms.length] ?? mobile, askers[n % askers.length]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(18);
    expect(await messagesTo(mobile)).toHaveLength(2);
  });

  it('T17: is sent five an hour by strangers, and a first one for each of five more accounts', async () => {
    const mobile = newNumber();
    const stranger = await makeCustomer(store);
    for (let n = 0; n < 5; n += 1) {
      later(n * 60);
      expect((await resend(mobile, stranger)).status).toBe(200);
    }
    later(400);
    expect((await resend(mobile, stranger)).status).toBe(429);
    expect((await changed({ mobile_no: mobile })).mobile_to_verify).toBe(mobile);
    expect((await verify(mobile, await otpFor(mobile))).status).toBe(200);
    const others = [];
    for (let n = 0; n < 6; n += 1) others.push(await makeCustomer(store));
    const next = newNumber();
    for (let n = 0; n < 5; n += 1) {
      later(500 + n * 60);
      await resend(next, stranger);
    }
    const statuses = [];
    for (const other of others) statuses.push((await resend(next, other)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("T16: is neither held back nor burned by another account's code", async () => {
    const mobile = newNumber();
    const stranger = await makeCustomer(store);
    await resend(mobile, stranger);
    const theirs = await otpFor(mobile);
    await changed({ mobile_no: mobile });
    const mine = await otpFor(mobile);
    expect(await messagesTo(mobile)).toHaveLength(2);
    const guesses = Array.from({ length: 10 }, (_, n) =>
      String((Number(theirs) + n + 1) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(guesses.map((otp) => verify(mobile, otp, stranger)));
    expect((await verify(mobile, mine)).status).toBe(200);
  });

  it('is one of twenty an hour at most, whichever they are', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await patch({ mobile_no: newNumber() })).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    // Changes that send no message are not counted.
    expect((await patch({ mobile_no: person.mobile })).status).toBe(200);
  });

  it('is refused at its field where another account has it', async () => {
    const other = await makeCustomer(store);
    const before = await row();
    for (const answer of [
      await patch({ first_name: 'Other', mobile_no: other.mobile }),
      await resend(other.mobile),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        errors: { mobile_no: ['An account with this mobile number already exists'] },
      });
    }
    expect(await row()).toEqual(before);
    expect(await messagesTo(other.mobile)).toEqual([]);
  });

  it('goes to one of two who prove it at once', async () => {
    const mobile = newNumber();
    const others = [person, await makeCustomer(store)];
    const otps: string[] = [];
    for (const [n, other] of others.entries()) {
      later(n * 31);
      await resend(mobile, other);
      otps.push(await otpFor(mobile));
    }
    const answers = await Promise.all(
      others.flatMap((other, n) => [0, 1].map(() => verify(mobile, otps[n] ?? '', other))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const holders = await Promise.all(others.map((other) => row(other)));
    expect(holders.filter((one) => one.mobile === mobile)).toHaveLength(1);
  });

  it('is lost to the account that took it meanwhile', async () => {
    const mobile = newNumber();
    await changed({ mobile_no: mobile });
    const otp = await otpFor(mobile);
    const other = await makeCustomer(store);
    await store.context.db
      .update(customers)
      .set({ mobile })
      .where(eq(customers.id, other.customerId));
    const answer = await verify(mobile, otp);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ errors: { mobile_no: [expect.any(String)] } });
    expect((await row()).mobile).toBe(person.mobile);
  });
});
