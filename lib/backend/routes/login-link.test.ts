import { eq } from 'drizzle-orm';
import { customers, loginLinks, sessions } from '../db/schema/customer.ts';
import { sendLoginLink } from '../services/login/login-link.ts';
import { accountFixture, freshPassword, type AccountFixture } from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { loginFixture, type LoginFixture } from '../testing/login-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: LoginFixture;
let accounts: AccountFixture;
beforeAll(async () => {
  store = await openTestStore();
  fixture = loginFixture(store);
  accounts = accountFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));
const ask = (email: string) => fixture.post('/user/login-link/', { email }, { isHuman: true });
const use = (code: string) => fixture.post('/user/login-link/verify/', { code });

/** The codes in the mailbox, newest first. */
const mailedTo = async (email: string) =>
  (await accounts.messagesTo(email)).flatMap(({ data }) => data['login_code'] ?? []);

async function mailed(email: string): Promise<string> {
  await sendLoginLink(store.context, { email });
  return (await mailedTo(email))[0] ?? '';
}

describe('a login link', () => {
  it('is asked for with the same answer, whether or not there is an account', async () => {
    const { email } = await makeCustomer(store);
    const [known, unknown] = [await ask(email), await ask('nobody@example.in')];
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    const jobs = await waitingJobs(store, 'send_login_link');
    expect(jobs.map((job) => job.email).sort()).toEqual(['nobody@example.in', email].sort());
    await sendLoginLink(store.context, { email: 'nobody@example.in' });
    expect(await mailedTo('nobody@example.in')).toEqual([]);
  });

  it('needs a captcha', async () => {
    const answer = await fixture.post('/user/login-link/', { email: 'asha@example.in' });
    expect(answer.body['errors']).toEqual({ recaptcha: ['Please verify you are not a robot.'] });
  });

  it('logs in once, and keeps no more than its hash', async () => {
    const { email, customerId } = await makeCustomer(store);
    const code = await mailed(email);
    expect(code).toMatch(/^[\w-]{43}$/);
    const saved = await store.context.db
      .select()
      .from(loginLinks)
      .where(eq(loginLinks.customerId, customerId));
    expect(JSON.stringify(saved)).not.toContain(code);
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const spent = await use(code);
    expect(spent.status).toBe(400);
    expect(spent.body['non_field_errors']).toEqual([
      'This login link has expired. Request a new one.',
    ]);
    const open = await store.context.db
      .select()
      .from(sessions)
      .where(eq(sessions.customerId, customerId));
    expect(open).toHaveLength(2); // The other one is the session of the test.
  });

  it('counts for 30 minutes', async () => {
    const { email } = await makeCustomer(store);
    const code = await mailed(email);
    later(30 * 60);
    expect((await use(code)).status).toBe(400);
  });

  it('stays good however often others ask, and no mailbox is flooded', async () => {
    const { email } = await makeCustomer(store);
    const first = await mailed(email);
    await Promise.all(Array.from({ length: 20 }, () => sendLoginLink(store.context, { email })));
    expect(await mailedTo(email)).toHaveLength(5);
    later(29 * 60);
    await sendLoginLink(store.context, { email });
    expect(await mailedTo(email)).toHaveLength(5);
    expect((await use(first)).status).toBe(200);
  });

  it('is mailed anew where those of strangers have run out', async () => {
    const { email } = await makeCustomer(store);
    for (let n = 0; n < 5; n += 1) await sendLoginLink(store.context, { email });
    later(31 * 60);
    expect((await use(await mailed(email))).status).toBe(200);
  });

  it('ends with the others once one is used, and with a new password', async () => {
    const { email } = await accounts.customerWithPassword();
    const [one, two] = [await mailed(email), await mailed(email)];
    expect((await use(one)).status).toBe(200);
    expect((await use(two)).status).toBe(400);
    const three = await mailed(email);
    await store.call('POST', `/user/reset-password/${await accounts.mailedCode(email)}/`, {
      body: { new_password: freshPassword, confirm_password: freshPassword },
    });
    expect((await use(three)).status).toBe(400);
  });

  it('is of no use once the account is closed', async () => {
    const { email, token } = await makeCustomer(store);
    const code = await mailed(email);
    await store.call('POST', '/user/deactivate/', { token });
    expect((await use(code)).status).toBe(400);
    await sendLoginLink(store.context, { email });
  });

  it('is a link to a new password where nobody has confirmed the email', async () => {
    const { email } = await makeCustomer(store);
    await store.context.db
      .update(customers)
      .set({ emailVerifiedAt: null, mobileVerifiedAt: null })
      .where(eq(customers.email, email));
    expect(await mailed(email)).toBe('');
    const [mail] = await accounts.messagesTo(email);
    const reset = await store.call('POST', `/user/reset-password/${mail?.data['reset_uuid']}/`, {
      body: { new_password: freshPassword, confirm_password: freshPassword },
    });
    expect(reset.status).toBe(200);
    expect((await accounts.logIn(email, freshPassword)).status).toBe(200);
    expect(await mailed(email)).toMatch(/^[\w-]{43}$/);
  });

  it('lets the owner in whatever a neighbour behind the same address has tried', async () => {
    const { email } = await accounts.customerWithPassword();
    const headers = { 'x-forwarded-for': '203.0.113.90' };
    const use = (code: string) =>
      store.call('POST', '/user/login-link/verify/', { body: { code }, headers });
    const wrong = await Promise.all(Array.from({ length: 102 }, () => use('x'.repeat(43))));
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await use(await mailed(email))).status).toBe(200);
  });

  it('lets the owner in while the account is under attack', async () => {
    const { email } = await accounts.customerWithPassword();
    await Promise.all(
      Array.from({ length: 40 }, () =>
        fixture.post('/user/signin/', { email, password: 'Wrong@2026' }),
      ),
    );
    expect((await use(await mailed(email))).status).toBe(200);
  });
});
