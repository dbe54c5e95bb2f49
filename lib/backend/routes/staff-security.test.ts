import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { auditEntries } from '../db/schema/running.ts';
import { customers, secondSteps } from '../db/schema/customer.ts';
import { accountFixture, oldPassword, type AccountFixture } from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { loginFixture, type LoginFixture } from '../testing/login-fixture.ts';
import type { Shopper } from '../testing/make-customer.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let accounts: AccountFixture;
let fixture: LoginFixture;
beforeAll(async () => {
  store = await openTestStore();
  accounts = accountFixture(store);
  fixture = loginFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));

async function staffMember(isSuperuser = false): Promise<Shopper> {
  const member = await accounts.customerWithPassword();
  await store.context.db
    .update(customers)
    .set({ isStaff: true, isSuperuser })
    .where(eq(customers.id, member.customerId));
  return member;
}

const call = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  { token }: Pick<Shopper, 'token'>,
  body?: Record<string, unknown>,
) => store.call(method, path, { token, ...(body && { body }) });
const prove = (person: Shopper) => call('POST', '/user/prove/', person, { password: oldPassword });
const logIn = (email: string, otp?: string) =>
  fixture.post('/user/signin/', { email, password: oldPassword, ...(otp && { otp }) });
const readSecurity = async (person: Shopper) =>
  (await call('GET', '/staff/security/', person)).body['data'];
const codeNow = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: store.context.now().getTime() + steps * 30_000,
  });
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1].map((steps) => codeNow(secret, steps));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
};

async function turnAppOn(person: Shopper) {
  await prove(person);
  const { body } = await call('POST', '/staff/security/app/', person);
  const secret = body['secret'] as string;
  const code = codeNow(secret);
  const done = await call('POST', '/staff/security/app/confirm/', person, { otp: code });
  return { secret, done, codes: done.body['recovery_codes'] as string[], uri: body['uri'] };
}

const refusal = ({ status, body }: Answer) => [status, body['message']];

describe('T81: an authenticator app', () => {
  it('is asked for at the next login, once its first code is right', async () => {
    const person = await staffMember();
    const { secret, done, uri, codes } = await turnAppOn(person);
    expect(done.status).toBe(200);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect(new Set(codes).size).toBe(10);
    expect(await readSecurity(person)).toMatchObject({
      second_step: 'app',
      recovery_codes_left: 10,
    });
    const challenged = await logIn(person.email);
    expect([challenged.status, challenged.body['code']]).toEqual([401, 'app_code_required']);
    later(60);
    expect((await logIn(person.email, codeNow(secret))).status).toBe(200);
  });

  it('is not asked for while no code of it was entered', async () => {
    const person = await staffMember();
    await prove(person);
    const { body } = await call('POST', '/staff/security/app/', person);
    const code = wrongCode(body['secret'] as string);
    const wrong = await call('POST', '/staff/security/app/confirm/', person, { otp: code });
    expect(wrong.body['errors']).toHaveProperty('otp');
    expect((await logIn(person.email)).status).toBe(200);
  });

  it('gives codes that count once, also for many at the same time, and 30 seconds around', async () => {
    const person = await staffMember();
    const { secret, codes } = await turnAppOn(person);
    expect(refusal(await logIn(person.email, codeNow(secret)))).toEqual([
      400,
      'This code has been used. Wait for the next one.',
    ]);
    later(120);
    for (const steps of [-2, 2]) {
      const answer = await logIn(person.email, codeNow(secret, steps));
      expect(refusal(answer)).toEqual([400, 'Wrong code']);
    }
    const code = codeNow(secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(person.email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [recovery = ''] = codes;
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => logIn(person.email, recovery.toUpperCase())),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readSecurity(person)).toMatchObject({ recovery_codes_left: 9 });
    const [mail] = await accounts.messagesTo(person.email);
    expect(mail?.text).toContain('A recovery code was used');
  });

  it('stands twenty wrong codes a day of strangers, and the right one waits then', async () => {
    const person = await staffMember();
    const { secret } = await turnAppOn(person);
    later(60);
    for (let n = 0; n < 20; n += 1) await logIn(person.email, wrongCode(secret));
    expect((await logIn(person.email, codeNow(secret))).status).toBe(429);
  });

  it('leaves no way in by OTP or link, and ends all other sessions', async () => {
    const person = await staffMember();
    const other = (await logIn(person.email)).body['data'] as { token: string };
    await turnAppOn(person);
    expect((await call('GET', '/user/profile/', other)).status).toBe(401);
    expect((await call('GET', '/user/profile/', person)).status).toBe(200);
    const otp = await fixture.post('/user/send-otp/', { mobile_no: person.mobile });
    expect(otp.status).toBe(404);
  });

  it('stores no key and no recovery code that a reader of the database can use', async () => {
    const person = await staffMember();
    const { secret, codes } = await turnAppOn(person);
    const [row] = await store.context.db
      .select()
      .from(secondSteps)
      .where(eq(secondSteps.customerId, person.customerId));
    expect(row?.encryptedSecret?.includes(secret)).toBe(false);
    expect(JSON.stringify(row?.recoveryHashes)).not.toContain(codes[0]);
    const entries = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `customer:${person.customerId}`));
    expect(entries.map(({ action }) => action)).toContain('second-step.change');
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('needs the password again to be turned on, renewed and off', async () => {
    const person = await staffMember();
    const { secret } = await turnAppOn(person);
    later(11 * 60);
    const off = { second_step: 'none' };
    for (const [method, path, body] of [
      ['POST', '/staff/security/app/', undefined],
      ['POST', '/staff/security/app/confirm/', { otp: codeNow(secret) }],
      ['POST', '/staff/security/recovery-codes/', undefined],
      ['PATCH', '/staff/security/', off],
    ] as const) {
      const answer = await call(method, path, person, body);
      expect([path, answer.body['code']]).toEqual([path, 'proof_required']);
    }
    await prove(person);
    expect((await call('POST', '/staff/security/app/', person)).status).toBe(409);
    const renewed = await call('POST', '/staff/security/recovery-codes/', person);
    expect(renewed.body['recovery_codes']).toHaveLength(10);
    expect((await call('PATCH', '/staff/security/', person, off)).status).toBe(200);
    expect((await logIn(person.email)).status).toBe(200);
  });
});

describe('the second step of a login', () => {
  it('can be mail or SMS as well, also in a demo', async () => {
    const person = await staffMember();
    expect(await readSecurity(person)).toEqual({
      second_step: 'none',
      choices: ['email', 'sms', 'none'],
      recovery_codes_left: 0,
    });
    await prove(person);
    for (const [second_step, to] of [
      ['sms', person.mobile],
      ['email', person.email],
    ] as const) {
      await call('PATCH', '/staff/security/', person, { second_step });
      later(second_step === 'sms' ? 60 : 120);
      expect((await logIn(person.email)).body['code']).toBe('otp_required');
      expect((await logIn(person.email, await fixture.lastOtp(to))).status).toBe(200);
    }
    const app = await call('PATCH', '/staff/security/', person, { second_step: 'app' });
    expect(app.status).toBe(400);
  });

  it('is reset by an owner, who proves to be one; audited and told', async () => {
    const [owner, person] = [await staffMember(true), await staffMember()];
    await turnAppOn(person);
    const path = `/staff/team/${person.customerId}/second-step/reset/`;
    expect((await call('POST', path, owner)).body['code']).toBe('proof_required');
    await prove(owner);
    expect((await call('POST', path, owner)).status).toBe(200);
    expect(await readSecurity(person)).toMatchObject({ second_step: 'none' });
    const [mail] = await accounts.messagesTo(person.email);
    expect(mail?.text).toMatch(/An owner has reset[^]*tell an owner of SOSE\./);
    await turnAppOn(owner);
    expect((await accounts.messagesTo(owner.email))[0]?.text).not.toContain('tell an owner');
    const [entry] = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'second-step.reset'));
    expect(entry).toMatchObject({ staffId: owner.customerId, before: { secondStep: 'app' } });
  });

  it('is not for customers, callers who are not logged in, or colleagues to reset', async () => {
    const [person, customer] = [await staffMember(), await accounts.customerWithPassword()];
    expect((await call('GET', '/staff/security/', customer)).status).toBe(403);
    expect((await store.call('GET', '/staff/security/')).status).toBe(401);
    await prove(person);
    const path = `/staff/team/${person.customerId}/second-step/reset/`;
    expect((await call('POST', path, person)).status).toBe(403);
  });
});
