import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { failure } from '../../contract/envelope.ts';
import { carts } from '../db/schema/cart.ts';
import { customers, type CustomerRow } from '../db/schema/customer.ts';
import { stockAlerts } from '../db/schema/stock.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { accountFixture, freshPassword, type AccountFixture } from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeAddress } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { proveSession } from '../testing/sign-in.ts';
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

const password = 'Right@2026';
const newVisitor = () => issueVisitorId(store.context.env.visitorSecret);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const later = (milliseconds: number) => store.setNow(new Date(testNow.getTime() + milliseconds));
const day = 24 * 60 * 60 * 1000;

interface Person {
  email: string;
  mobile: string;
  /** Of the browser that signed up. */
  visitorId: string;
}

let people = 0;
const newPerson = (change: Partial<Person> = {}): Person => {
  people += 1;
  return {
    email: `person-${people}@example.in`,
    mobile: `+919${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    visitorId: newVisitor(),
    ...change,
  };
};

async function signUp(person: Person, more: Record<string, unknown> = {}): Promise<Answer> {
  const body = {
    email: person.email,
    first_name: 'Kavita',
    last_name: 'Rao',
    mobile_no: person.mobile,
    password,
    confirm_password: password,
    recaptcha: await captchaToken(store),
    ...more,
  };
  return store.call('POST', '/user/signup/', { body, visitorId: person.visitorId });
}

/** A person who has just signed up and not logged in yet. */
async function signedUp(change: Partial<Person> = {}): Promise<Person> {
  const person = newPerson(change);
  expect((await signUp(person)).status).toBe(201);
  return person;
}

/** A person who has signed up and logged in with the password. */
async function inUse(
  change: Partial<Person> = {},
): Promise<Person & { token: string; device: string }> {
  const person = await signedUp(change);
  const answer = await logIn(person.email);
  return { ...person, token: answerToken(answer), device: answer.body['device'] as string };
}

const logIn = (email: string, secret = password) => fixture.logIn(email, secret);
const answerData = ({ body }: Answer) => body['data'] as Record<string, unknown>;
const answerToken = (answer: Answer) => answerData(answer)['token'] as string;

async function otpFor(mobile: string): Promise<string> {
  expect(
    (await store.call('POST', '/user/send-otp/', { body: { mobile_no: mobile } })).status,
  ).toBe(200);
  return lastOtp(mobile);
}
async function lastOtp(mobile: string): Promise<string> {
  return (await fixture.messagesTo(mobile))[0]?.data['otp'] ?? '';
}
const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

const verify = (
  mobile_no: string,
  otp: string,
  {
    visitorId,
    token,
    secret,
    device,
  }: { visitorId?: string; token?: string; secret?: string; device?: string } = {},
) =>
  store.call('POST', '/user/verify-otp/', {
    body: { mobile_no, otp, ...(secret !== undefined && { password: secret }) },
    ...(visitorId && { visitorId }),
    ...(token && { token }),
    ...(device && { headers: { 'device-id': device } }),
  });
const release = (mobile_no: string, otp: string, visitorId = newVisitor()) =>
  store.call('POST', '/user/release-number/', { body: { mobile_no, otp }, visitorId });
const profileOf = async (token: string) =>
  answerData(await store.call('GET', '/user/profile/', { token }));
const findCustomer = async (id: unknown): Promise<CustomerRow> => {
  const [row] = await store.context.db
    .select()
    .from(customers)
    .where(eq(customers.id, id as number));
  if (!row) throw new Error(`There is no account ${String(id)}`);
  return row;
};
const findAccount = async ({ email }: Person): Promise<CustomerRow> => {
  const [row] = await store.context.db.select().from(customers).where(eq(customers.email, email));
  if (!row) throw new Error(`There is no account ${email}`);
  return row;
};

describe('T45: who signs up', () => {
  it('logs in with the password at once, and nothing is confirmed by that', async () => {
    const { token } = await inUse();
    expect(await profileOf(token)).toMatchObject({
      email_confirmed: false,
      mobile_confirmed: false,
    });
  });

  it('logs in with an OTP from the same browser, and has the number confirmed', async () => {
    const person = await signedUp();
    const answer = await verify(person.mobile, await otpFor(person.mobile), person);
    expect(answer.status).toBe(200);
    expect(answerData(answer)).toMatchObject({ email: person.email, phone_no: person.mobile });
    expect(await profileOf(answerToken(answer))).toMatchObject({
      email: person.email,
      email_confirmed: false,
      mobile_confirmed: true,
    });
    expect((await logIn(person.email)).status).toBe(200);
  });

  it('logs in with an OTP after using the account, from the same browser, a known device or with its token', async () => {
    for (const proofKind of ['visitorId', 'device', 'token'] as const) {
      const person = await inUse();
      const proof = { [proofKind]: person[proofKind] };
      const answer = await verify(person.mobile, await otpFor(person.mobile), proof);
      expect(answer.status).toBe(200);
      expect((await logIn(person.email)).status).toBe(200);
    }
  });

  it('keeps no more of the visitor id than its hash', async () => {
    const person = await signedUp();
    expect(JSON.stringify(await findAccount(person))).not.toContain(person.visitorId);
  });
});

describe('T45: the right OTP of an unconfirmed number, in an account that nobody has used', () => {
  it('gives the account to the owner of the number and ends every way in of who opened it', async () => {
    const opener = await signedUp();
    const { id } = await findAccount(opener);
    const code = await fixture.mailedCode(opener.email);
    const answer = await verify(opener.mobile, await otpFor(opener.mobile), {
      visitorId: newVisitor(),
    });
    expect(answer.status).toBe(200);
    expect(answerData(answer)).toMatchObject({ id, email: opener.email, phone_no: opener.mobile });

    const wrong = await logIn(opener.email);
    expect(wrong.status).toBe(400);
    expect(wrong.body['non_field_errors']).toEqual(['Invalid email or password']);
    const body = { new_password: freshPassword, confirm_password: freshPassword };
    const reset = await store.call('POST', `/user/reset-password/${code}/`, { body });
    expect(reset.status).toBe(400);
    expect((await fixture.messagesTo(opener.email)).map(({ subject }) => subject)).toEqual([
      'Reset your SOSE password',
      'Welcome to SOSE',
    ]);
    await fixture.post('/user/reset-password/', { email: opener.email });
    await fixture.mailResets();
    expect(await fixture.messagesTo(opener.email)).toHaveLength(2);
  });

  it('removes what lies in it', async () => {
    const opener = await signedUp();
    const { id } = await findAccount(opener);
    await makeAddress(store, id);
    await store.context.db.insert(carts).values({ customerId: id });
    const answer = await verify(opener.mobile, await otpFor(opener.mobile));
    expect((await profileOf(answerToken(answer)))['addresses']).toEqual([]);
    expect(await store.context.db.$count(carts, eq(carts.customerId, id))).toBe(0);
  });

  it('takes the e-mail of the opener only by a mailed link within a session of the account', async () => {
    const opener = await signedUp();
    const [welcome] = await fixture.messagesTo(opener.email);
    const path = `/user/confirm-email/${welcome?.data['email_code']}/`;
    const owner = answerToken(await verify(opener.mobile, await otpFor(opener.mobile)));
    const { token: stranger } = await inUse();
    expect((await store.call('POST', path, {})).status).toBe(401);
    expect((await store.call('POST', path, { token: stranger })).status).toBe(400);
    expect(await profileOf(owner)).toMatchObject({ email_confirmed: false });
    expect((await store.call('POST', path, { token: owner })).status).toBe(200);
    expect(await profileOf(owner)).toMatchObject({ email: opener.email, email_confirmed: true });
  });

  it('leaves the e-mail free for who reads its mail', async () => {
    const opener = await signedUp();
    await verify(opener.mobile, await otpFor(opener.mobile));
    await signedUp({ email: opener.email });
    expect((await logIn(opener.email)).status).toBe(200);
  });

  it('never gives an account of the back office away', async () => {
    const colleague = await signedUp();
    const { id } = await findAccount(colleague);
    await store.context.db.update(customers).set({ isStaff: true }).where(eq(customers.id, id));
    expect((await verify(colleague.mobile, await otpFor(colleague.mobile))).status).toBe(409);
  });

  it('is decided once where it races with the first login by password', async () => {
    for (let n = 0; n < 8; n += 1) {
      const opener = await signedUp();
      const otp = await otpFor(opener.mobile);
      const [byOtp, byPassword] = await Promise.all([
        verify(opener.mobile, otp),
        logIn(opener.email),
      ]);
      const outcome = [byOtp.status, byPassword.status].join();
      expect(['200,400', '409,200']).toContain(outcome);
    }
  });
});

describe('T45: the right OTP of an unconfirmed number, in an account that somebody uses', () => {
  it('does not open it: 409 number_unconfirmed, and the OTP stays good', async () => {
    const user = await inUse();
    const otp = await otpFor(user.mobile);
    for (let n = 0; n < 2; n += 1) {
      const answer = await verify(user.mobile, otp, { visitorId: newVisitor() });
      expect(answer.status).toBe(409);
      expect(answer.body['code']).toBe('number_unconfirmed');
      expect(failure.isValidSync(answer.body)).toBe(true);
    }
    expect((await verify(user.mobile, otherThan(otp))).body['non_field_errors']).toEqual([
      'Invalid OTP',
    ]);
    expect((await verify(user.mobile, otp, user)).status).toBe(200);
  });

  it('counts as used once its sessions are cleaned up', async () => {
    const user = await inUse();
    later(40 * day);
    await cleanUp(store.context);
    expect((await verify(user.mobile, await otpFor(user.mobile))).status).toBe(409);
  });

  it('opens with the password of the account, and confirms the number', async () => {
    const user = await inUse();
    const otp = await otpFor(user.mobile);
    const wrong = await verify(user.mobile, otp, { secret: 'Wrong@2026' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body['errors'] ?? {})).toEqual(['password']);
    const answer = await verify(user.mobile, otp, { secret: password });
    expect(answer.status).toBe(200);
    expect(await profileOf(answerToken(answer))).toMatchObject({ mobile_confirmed: true });
    expect((await verify(user.mobile, otp, { secret: password })).status).toBe(400);
  });

  it('says nothing about the password to who has not the OTP', async () => {
    const user = await inUse();
    const otp = otherThan(await otpFor(user.mobile));
    for (const secret of [password, 'Wrong@2026']) {
      const answer = await verify(user.mobile, otp, { secret });
      expect(answer.body['non_field_errors']).toEqual(['Invalid OTP']);
    }
  });

  it('counts wrong passwords as any others', async () => {
    const user = await inUse();
    const otp = await otpFor(user.mobile);
    for (let n = 0; n < 10; n += 1) {
      expect((await verify(user.mobile, otp, { secret: 'Wrong@2026' })).status).toBe(400);
    }
    expect((await verify(user.mobile, otp, { secret: 'Wrong@2026' })).status).toBe(429);
  });

  it('frees the number for a new account of its owner, and tells who had it', async () => {
    const user = await inUse();
    const owner = newPerson({ mobile: user.mobile });
    const otp = await otpFor(user.mobile);
    expect((await release(user.mobile, otherThan(otp))).status).toBe(400);
    const released = await release(user.mobile, otp, owner.visitorId);
    expect(released.status).toBe(200);
    expect((await fixture.messagesTo(user.email))[0]?.subject).toBe(
      'Your mobile number was removed',
    );
    expect(await profileOf(user.token)).toMatchObject({ mobile_no: '', mobile_confirmed: false });
    expect(answerData(await logIn(user.email))).toMatchObject({ phone_no: '' });

    const proof = { number_proof: released.body['number_proof'] };
    expect((await signUp(owner, proof)).status).toBe(201);
    const { mobileVerifiedAt } = await findAccount(owner);
    expect(mobileVerifiedAt).toEqual(testNow);
  });

  it('frees it once of many tries at once', async () => {
    const user = await inUse();
    const otp = await otpFor(user.mobile);
    const answers = await Promise.all(Array.from({ length: 6 }, () => release(user.mobile, otp)));
    expect(statuses(answers)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('lets one of two in that come at once with the one OTP', async () => {
    for (let n = 0; n < 4; n += 1) {
      const user = await inUse();
      const otp = await otpFor(user.mobile);
      const answers = await Promise.all([
        verify(user.mobile, otp, { secret: password }),
        release(user.mobile, otp),
      ]);
      expect(statuses(answers)).toEqual([200, 400]);
      const { mobile } = await findAccount(user);
      expect(mobile).toBe(answers[0]?.status === 200 ? user.mobile : null);
    }
  });

  it('frees no number that is confirmed', async () => {
    const user = await inUse();
    await verify(user.mobile, await otpFor(user.mobile), user);
    later(60_000);
    const answer = await release(user.mobile, await otpFor(user.mobile));
    expect([answer.status, answer.body['code']]).toEqual([409, 'number_confirmed']);
  });

  it('takes a proof of another visitor, of another number or too old for none', async () => {
    const user = await inUse();
    const owner = newPerson({ mobile: user.mobile });
    const released = await release(user.mobile, await otpFor(user.mobile), owner.visitorId);
    const number_proof = released.body['number_proof'];
    const proved = async (person: Person) => {
      expect((await signUp(person, { number_proof })).status).toBe(201);
      const account = await findAccount(person);
      await store.context.db.delete(customers).where(eq(customers.id, account.id));
      return account.mobileVerifiedAt !== null;
    };
    expect(await proved(newPerson({ mobile: user.mobile }))).toBe(false);
    expect(await proved(newPerson({ visitorId: owner.visitorId }))).toBe(false);
    later(30 * 60 * 1000);
    expect(await proved(owner)).toBe(false);
    later(29 * 60 * 1000);
    expect(await proved(owner)).toBe(true);
  });

  it('takes a number back that somebody gave again before its owner had signed up', async () => {
    const user = await inUse();
    const owner = newPerson({ mobile: user.mobile });
    const released = await release(user.mobile, await otpFor(user.mobile), owner.visitorId);
    const again = await inUse({ mobile: user.mobile });
    const proof = { number_proof: released.body['number_proof'] };
    expect((await signUp(owner, proof)).status).toBe(201);
    expect((await findAccount(again)).mobile).toBeNull();
    expect((await findAccount(owner)).mobile).toBe(user.mobile);
  });
});

describe('T45: an unconfirmed number that another account wants', () => {
  const changeTo = (mobile_no: string, token: string) =>
    store.call('POST', '/user/change-mobile/', { token, body: { mobile_no } });
  const prove = async (mobile_no: string, otp: string, token: string) => {
    await proveSession(store, token);
    return store.call('POST', '/user/change-mobile/verify/', { token, body: { mobile_no, otp } });
  };

  it('goes to the account that proves it, and who had it is told', async () => {
    const [holder, owner] = [await inUse(), await inUse()];
    expect((await changeTo(holder.mobile, owner.token)).status).toBe(200);
    const otp = await lastOtp(holder.mobile);
    expect((await prove(holder.mobile, otherThan(otp), owner.token)).status).toBe(400);
    expect((await findAccount(holder)).mobile).toBe(holder.mobile);

    expect((await prove(holder.mobile, otp, owner.token)).status).toBe(200);
    expect(await profileOf(owner.token)).toMatchObject({
      mobile_no: holder.mobile,
      mobile_confirmed: true,
    });
    expect(await profileOf(holder.token)).toMatchObject({ mobile_no: '', mobile_confirmed: false });
    expect((await fixture.messagesTo(holder.email))[0]?.subject).toBe(
      'Your mobile number was removed',
    );
  });

  it('stays with who confirms it while the code is on its way', async () => {
    const [holder, other] = [await inUse(), await inUse()];
    await changeTo(holder.mobile, other.token);
    const otp = await lastOtp(holder.mobile);
    expect((await verify(holder.mobile, await otpFor(holder.mobile), holder)).status).toBe(200);
    const answer = await prove(holder.mobile, otp, other.token);
    expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([409, ['mobile_no']]);
    expect((await findAccount(holder)).mobile).toBe(holder.mobile);
    later(60_000);
    expect((await changeTo(holder.mobile, other.token)).status).toBe(409);
  });

  it('is exchanged by two accounts that prove each other’s numbers at once', async () => {
    const [one, two] = [await inUse(), await inUse()];
    await changeTo(two.mobile, one.token);
    await changeTo(one.mobile, two.token);
    const [ofOne, ofTwo] = [await lastOtp(one.mobile), await lastOtp(two.mobile)];
    const answers = await Promise.all([
      prove(two.mobile, ofTwo, one.token),
      prove(one.mobile, ofOne, two.token),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect((await findAccount(one)).mobile).toBe(two.mobile);
    expect((await findAccount(two)).mobile).toBe(one.mobile);
  });
});

describe('T45: a reset by mail of an unconfirmed e-mail', () => {
  const reset = (code: string, more: Record<string, unknown> = {}) =>
    store.call('POST', `/user/reset-password/${code}/`, {
      body: { new_password: freshPassword, confirm_password: freshPassword, ...more },
    });
  const checkReset = (code: string) => store.call('GET', `/user/reset-password/${code}/`);
  const resetStep = (code: string, step: 'otp' | 'not-mine') =>
    store.call('POST', `/user/reset-password/${code}/${step}/`, {});

  /** An account with a confirmed number and an unconfirmed email. */
  async function numberConfirmed() {
    const person = await inUse();
    await verify(person.mobile, await otpFor(person.mobile), person);
    later(60_000);
    return { ...person, code: await fixture.mailedCode(person.email) };
  }

  it('does not open an account whose number is confirmed without an OTP to that number', async () => {
    const { mobile, email, code } = await numberConfirmed();
    const check = await checkReset(code);
    expect(check.body['otp_mobile_end']).toBe(mobile.slice(-3));
    const refused = await reset(code);
    expect([refused.status, refused.body['code']]).toEqual([409, 'otp_required']);
    expect((await logIn(email)).status).toBe(200);

    expect((await resetStep(code, 'otp')).status).toBe(200);
    const otp = await lastOtp(mobile);
    const wrong = await reset(code, { otp: otherThan(otp) });
    expect([wrong.status, wrong.body['errors']]).toEqual([400, { otp: ['Invalid OTP'] }]);
    expect((await reset(code, { otp })).status).toBe(200);
    const data = await profileOf(answerToken(await logIn(email, freshPassword)));
    expect(data).toMatchObject({ email_confirmed: true, mobile_confirmed: true });
  });

  it('takes no OTP that was sent for a login', async () => {
    const { mobile, code } = await numberConfirmed();
    expect((await reset(code, { otp: await otpFor(mobile) })).status).toBe(400);
  });

  it('is used once of many tries at once with the right OTP', async () => {
    const { mobile, code } = await numberConfirmed();
    await resetStep(code, 'otp');
    const otp = await lastOtp(mobile);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reset(code, { otp })));
    expect(statuses(answers)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('lets the owner of the e-mail take it out of an account of somebody else', async () => {
    const { email, mobile, token, code } = await numberConfirmed();
    expect((await resetStep(code, 'not-mine')).status).toBe(200);
    expect((await checkReset(code)).status).toBe(400);
    expect((await logIn(email)).status).toBe(400);
    expect(await profileOf(token)).toMatchObject({ email: '', email_confirmed: false });
    later(120_000);
    expect(answerData(await verify(mobile, await otpFor(mobile)))).toMatchObject({ email: '' });
    await signedUp({ email });
  });

  it('takes no e-mail out of an account that has nothing else, and sends no OTP for it', async () => {
    const { email } = await inUse();
    const code = await fixture.mailedCode(email);
    expect((await checkReset(code)).body['otp_mobile_end']).toBeUndefined();
    expect((await resetStep(code, 'not-mine')).status).toBe(409);
    expect((await resetStep(code, 'otp')).status).toBe(409);
    expect((await checkReset(code)).status).toBe(200);
  });

  it('leaves who opened the account with their own number outside', async () => {
    const opener = await inUse();
    expect((await reset(await fixture.mailedCode(opener.email))).status).toBe(200);
    expect((await store.call('GET', '/user/profile/', { token: opener.token })).status).toBe(401);
    const otp = await otpFor(opener.mobile);
    const { visitorId, device } = opener;
    expect((await verify(opener.mobile, otp, { visitorId, device })).status).toBe(409);
    expect((await verify(opener.mobile, otp, { secret: password })).status).toBe(400);
    const data = await profileOf(answerToken(await logIn(opener.email, freshPassword)));
    expect(data).toMatchObject({ email_confirmed: true, mobile_confirmed: false });
  });
});

describe('confirming in the profile', () => {
  const askForLink = async (token: string, email?: string) => {
    await proveSession(store, token);
    return store.call('POST', '/user/confirm-email/', { token, body: email ? { email } : {} });
  };
  const lastCode = async (email: string) =>
    (await fixture.messagesTo(email))[0]?.data['email_code'] ?? '';
  const confirm = (token: string, code: string) =>
    store.call('POST', `/user/confirm-email/${code}/`, { token });

  it('confirms an e-mail by a mailed link, once asked for', async () => {
    const { token, email } = await inUse();
    expect((await askForLink(token)).status).toBe(200);
    expect((await fixture.messagesTo(email))[0]?.subject).toBe('Verify your email for SOSE');
    const answer = await confirm(token, await lastCode(email));
    expect(answerData(answer)).toMatchObject({ email, email_confirmed: true });
    expect((await askForLink(token)).status).toBe(409);
  });

  it('refuses a link of another account, an altered one and one of last week', async () => {
    const [one, other] = [await inUse(), await inUse()];
    await askForLink(one.token);
    const code = await lastCode(one.email);
    expect((await confirm(other.token, code)).status).toBe(400);
    expect((await confirm(one.token, `${code}x`)).status).toBe(400);
    expect((await confirm(one.token, 'x')).status).toBe(400);
    later(7 * day);
    expect((await confirm(one.token, code)).status).toBe(400);
  });

  it('confirms the number that the account has by an OTP, without a word of a change', async () => {
    const { token, email, mobile } = await inUse();
    const body = { mobile_no: mobile };
    expect((await store.call('POST', '/user/change-mobile/', { token, body })).status).toBe(200);
    const answer = await store.call('POST', '/user/change-mobile/verify/', {
      token,
      body: { ...body, otp: await lastOtp(mobile) },
    });
    expect(answerData(answer)).toMatchObject({ mobile_no: mobile, mobile_confirmed: true });
    expect((await fixture.messagesTo(email)).map(({ subject }) => subject)).toEqual([
      'Welcome to SOSE',
    ]);
  });

  it('lets an account without an e-mail name one, which counts once it is confirmed', async () => {
    const opener = await signedUp();
    const token = answerToken(await verify(opener.mobile, await otpFor(opener.mobile)));
    const taken = await askForLink(token, 'asha@example.in');
    expect([taken.status, Object.keys(taken.body['errors'] ?? {})]).toEqual([409, ['email']]);
    const { email } = newPerson();
    expect((await askForLink(token, email)).status).toBe(200);
    expect(await fixture.messagesTo(email)).toHaveLength(1);
    expect(answerData(await confirm(token, await lastCode(email)))).toMatchObject({ email });
  });

  it('mails the link to an account whose e-mail strangers elsewhere have named', async () => {
    const { email } = newPerson();
    const named = async (token: string, from: string) => {
      await proveSession(store, token);
      const headers = { 'x-forwarded-for': from };
      const call = { token, body: { email }, headers };
      return (await store.call('POST', '/user/confirm-email/', call)).status;
    };
    const people = [];
    for (let n = 0; n < 3; n += 1) {
      const opener = await signedUp();
      people.push(answerToken(await verify(opener.mobile, await otpFor(opener.mobile))));
    }
    const [stranger = '', other = '', owner = ''] = people;
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push(await named(stranger, '203.0.113.77'));
    for (let n = 0; n < 2; n += 1) statuses.push(await named(other, '203.0.113.77'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await named(owner, '203.0.113.78')).toBe(200);
    expect(await fixture.messagesTo(email)).toHaveLength(6);
  });

  it('gives an e-mail to one of two accounts that confirm it at once', async () => {
    const [one, two] = [await signedUp(), await signedUp()];
    const { email } = newPerson();
    const links = [];
    for (const { mobile } of [one, two]) {
      const token = answerToken(await verify(mobile, await otpFor(mobile)));
      await askForLink(token, email);
      links.push({ token, code: await lastCode(email) });
    }
    const answers = await Promise.all(links.map(({ token, code }) => confirm(token, code)));
    expect(statuses(answers)).toEqual([200, 409]);
  });

  it('cannot change an e-mail that the account has', async () => {
    const { token } = await inUse();
    expect((await askForLink(token, newPerson().email)).status).toBe(400);
  });
});

describe('an account without number or e-mail', () => {
  it('is shown with empty texts to its owner and to staff', async () => {
    const user = await inUse();
    await release(user.mobile, await otpFor(user.mobile));
    const { id } = await findAccount(user);
    await store.context.db.update(customers).set({ email: null }).where(eq(customers.id, id));
    const staff = answerToken(await logIn('owner@example.in', 'Demo@2026'));
    for (const [path, token] of [
      ['/user/profile/', user.token],
      [`/staff/customers/${id}/`, staff],
      [`/staff/customers/?search=Kavita`, staff],
      ['/user/data/', user.token],
    ] as const) {
      const answer = await store.call('GET', path, { token });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(JSON.stringify(answer.body)).not.toMatch(/"(email|mobile_no)":null/);
    }
    expect((await findCustomer(id)).searchText).toContain('kavita');
  });

  it('leaves stock alerts of an unconfirmed e-mail alone when it is closed', async () => {
    const user = await inUse();
    const { id: productId } = await makeProduct(store);
    await store.context.db.insert(stockAlerts).values({ productId, email: user.email });
    await store.call('POST', '/user/deactivate/', { token: user.token });
    const theirs = eq(stockAlerts.email, user.email);
    expect(await store.context.db.$count(stockAlerts, theirs)).toBe(1);
  });
});
