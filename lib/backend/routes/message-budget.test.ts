import { eq } from 'drizzle-orm';
import { customers, secondSteps } from '../db/schema/customer.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { readBudgets } from '../services/messages/message-budget.ts';
import { accountFixture, oldPassword, type AccountFixture } from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { loginFixture, type LoginFixture } from '../testing/login-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let login: LoginFixture;
let accounts: AccountFixture;
beforeEach(async () => {
  store = await openTestStore();
  login = loginFixture(store);
  accounts = accountFixture(store);
});
afterEach(() => store.close());

async function setBudget(budget: Record<string, number>): Promise<Answer> {
  const { token } = await signInAs(store, 'owner@example.in');
  const { body } = await store.call('GET', '/staff/settings/', { token });
  const { connections: _, ...settings } = body['data'] as Record<string, unknown>;
  return store.call('PATCH', '/staff/settings/', { token, body: { ...settings, ...budget } });
}

const sendOtps = async (count: number) => {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n += 1) {
    const { mobile } = await makeCustomer(store);
    answers.push(await login.post('/user/send-otp/', { mobile_no: mobile }));
  }
  return answers;
};
const subjectsTo = async (email: string) =>
  (await accounts.messagesTo(email)).map(({ subject }) => subject).toReversed();

describe('T83: the budget of messages', () => {
  it('ends the SMS of an hour, names the other ways in, and tells the owner at half and at the end', async () => {
    const set = await setBudget({ sms_per_hour: 6 });
    expect(set.body['data']).toMatchObject({ sms_per_hour: 6, sms_per_day: 0 });
    const answers = await sendOtps(8);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const refused = answers[6];
    expect(refused?.body).toEqual({
      status: false,
      code: 'sms_used_up',
      message:
        'We can’t send SMS right now. Log in with your email and password, or request a login link by email.',
    });
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect(await subjectsTo('owner@example.in')).toEqual([
      expect.stringContaining('You’ve used half of your limit of 6 SMS an hour'),
      expect.stringContaining('Limit reached: 6 SMS an hour'),
    ]);
    const { email } = await accounts.customerWithPassword();
    expect((await accounts.logIn(email, 'Right@2026')).status).toBe(200);
    const entry = await login.post('/user/entry/send-otp/', { mobile_no: '+919811122233' });
    expect(entry.body['code']).toBe('sms_used_up');
  });

  it('cannot be used up by strangers for known devices, and for staff who have entered the password', async () => {
    const { mobile } = await makeCustomer(store);
    const verify = async (device?: string) => {
      const body = { mobile_no: mobile, otp: await login.lastOtp(mobile) };
      return login.post('/user/verify-otp/', body, { ...(device && { device }) });
    };
    await login.post('/user/send-otp/', { mobile_no: mobile });
    const device = String((await verify()).body['device']);
    const staff = await accounts.customerWithPassword();
    const { db } = store.context;
    await db.update(customers).set({ isStaff: true }).where(eq(customers.id, staff.customerId));
    await db.insert(secondSteps).values({ customerId: staff.customerId, method: 'sms' });
    await setBudget({ sms_per_hour: 2 });
    expect((await sendOtps(2)).map(({ status }) => status)).toEqual([200, 429]);

    store.setNow(new Date(testNow.getTime() + 60_000));
    const body = { mobile_no: mobile };
    const stranger = await login.post('/user/entry/send-otp/', body);
    expect(stranger.body['code']).toBe('sms_used_up');
    for (const path of ['/user/entry/send-otp/', '/user/send-otp/']) {
      expect((await login.post(path, body, { device })).status).toBe(200);
      store.setNow(new Date(store.context.now().getTime() + 60_000));
    }
    expect((await verify(device)).status).toBe(200);
    const challenged = await accounts.logIn(staff.email, oldPassword);
    expect(challenged.body['code']).toBe('otp_required');
    expect(await login.lastOtp(staff.mobile)).toMatch(/^\d{6}$/);
  });

  it('counts the SMS of a day, and lets them go on when they are older', async () => {
    await setBudget({ sms_per_day: 2 });
    expect((await sendOtps(3)).map(({ status }) => status)).toEqual([200, 200, 429]);
    await store.context.db
      .update(outboxMessages)
      .set({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where(eq(outboxMessages.channel, 'sms'));
    expect((await sendOtps(1))[0]?.status).toBe(200);
  });

  it('ends receipts and confirmations, and keeps enquiries and login mails', async () => {
    await setBudget({ mails_per_hour: 2 });
    const leads = leadFixture(store);
    const enquiries = [1, 2, 3].map(() => leads.contact());
    for (const one of enquiries) expect((await leads.send('contact', one)).status).toBe(201);
    const receipts = await Promise.all(enquiries.map(({ email }) => leads.mailsTo(email)));
    expect(receipts.map(({ length }) => length)).toEqual([1, 1, 0]);
    const { email } = await makeCustomer(store);
    expect(await accounts.mailedCode(email)).not.toBe('');
    await setBudget({ mails_per_day: 1 });
    await leads.send('contact', leads.contact());
    expect((await subjectsTo('owner@example.in')).at(-1)).toBe('Limit reached: 1 email a day');
  });

  it('is none in a demo, and one in a live store', async () => {
    const { token } = await signInAs(store, 'owner@example.in');
    const { body } = await store.call('GET', '/staff/settings/', { token });
    expect(body['data']).toMatchObject({ sms_per_hour: 0, mails_per_day: 0 });
    const live = await readBudgets(store.context.db, { mode: 'live' });
    for (const budget of Object.values(live)) expect(budget).toBeGreaterThan(0);
    expect((await setBudget({ sms_per_hour: -1 })).body['errors']).toEqual({
      sms_per_hour: ['Must be 0 or more'],
    });
  });
});
