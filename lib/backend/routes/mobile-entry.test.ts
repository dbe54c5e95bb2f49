import { eq, sql } from 'drizzle-orm';
import { enterByOtp } from '../../contract/mobile-entry.ts';
import { getOwnData } from '../../contract/own-data.ts';
import { customers } from '../db/schema/customer.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { testNow } from '../testing/clock.ts';
import { entryFixture, type EntryFixture } from '../testing/entry-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: EntryFixture;
beforeAll(async () => {
  store = await openTestStore();
  fixture = entryFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));
afterEach(() => store.context.db.execute(sql`delete from rate_limits`));

const answerData = ({ body }: Answer) => body['data'] as Record<string, unknown>;
const answerCode = ({ body }: Answer) => body['code'];
const saysOf = ({ body }: Answer) => body['non_field_errors'];
const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));
const newVisitor = () => issueVisitorId(store.context.env.visitorSecret);
const accountsWith = (mobile: string) =>
  store.context.db.select().from(customers).where(eq(customers.mobile, mobile));

/** Signs up with the form, unproved, and logs in once with the password. */
async function unconfirmed(): Promise<{ mobile: string; email: string; password: string }> {
  const mobile = fixture.newMobile();
  const who = { email: `held-${mobile.slice(3)}@example.in`, password: 'Right@2026' };
  await store.call('POST', '/user/signup/', {
    body: {
      ...who,
      first_name: 'Kavita',
      last_name: 'Rao',
      mobile_no: mobile,
      confirm_password: who.password,
      recaptcha: await captchaToken(store),
    },
  });
  expect((await store.call('POST', '/user/signin/', { body: who })).status).toBe(200);
  return { ...who, mobile };
}

describe('a number without an account', () => {
  it('gets one by its OTP: confirmed, without name, email and password', async () => {
    const mobile = fixture.newMobile();
    expect((await fixture.send(mobile)).status).toBe(200);
    const answer = await fixture.verify({ mobile_no: mobile, otp: await fixture.lastOtp(mobile) });
    expect(answer.status).toBe(200);
    const { data } = await enterByOtp.answer.validate(answer.body, { strict: true });
    expect(data).toMatchObject({ first_name: '', last_name: '', email: '', phone_no: mobile });
    expect(await accountsWith(mobile)).toMatchObject([
      { mobileVerifiedAt: testNow, passwordHash: '', email: null, unconfirmedEmail: null },
    ]);
    const login = await store.call('POST', '/user/signin/', { body: { email: '', password: '' } });
    expect(login.status).toBe(400);
  });

  it('has the consent to the terms kept with it', async () => {
    const { token } = await fixture.enter();
    const own = await store.call('GET', '/user/data/', { token });
    const { data } = await getOwnData.answer.validate(own.body, { strict: true });
    expect(data.consents.map(({ purpose, is_given }) => [purpose, is_given])).toEqual([
      ['account', true],
    ]);
  });

  it('keeps cart and wishlist of the visitor', async () => {
    const visitorId = newVisitor();
    const { id: pid } = await makeProduct(store);
    await store.call('POST', '/cart/', { visitorId, body: { pid, quantity: 2 } });
    await store.call('POST', '/wishlist/', { visitorId, body: { pid } });
    const { token } = await fixture.enter(visitorId);
    const cart = await store.call('GET', '/cart/', { token });
    expect(cart.body['cart_totals']).toMatchObject({ cart_counter: 2 });
    expect((await store.call('GET', '/listwish/', { token })).body['data']).toHaveLength(1);
    const left = await store.call('GET', '/cart/', { visitorId });
    expect(left.body['cart_totals']).toMatchObject({ cart_counter: 0 });
  });

  it('logs in by the login form afterwards, and enters the same account again', async () => {
    const { mobile, customerId } = await fixture.enter();
    for (const path of ['/user', '/user/entry']) {
      later(path === '/user' ? 60 : 120);
      await store.call('POST', `${path}/send-otp/`, { body: { mobile_no: mobile } });
      const body = { mobile_no: mobile, otp: await fixture.lastOtp(mobile) };
      expect(answerData(await store.call('POST', `${path}/verify-otp/`, { body }))['id']).toBe(
        customerId,
      );
    }
  });

  it('gets one account where the OTP comes ten times at once', async () => {
    const mobile = fixture.newMobile();
    await fixture.send(mobile);
    const body = { mobile_no: mobile, otp: await fixture.lastOtp(mobile) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.verify(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accountsWith(mobile)).toHaveLength(1);
  });

  it('gets one account where the sign-up form comes at once with the OTP', async () => {
    for (let n = 0; n < 4; n += 1) {
      const mobile = fixture.newMobile();
      await fixture.send(mobile);
      const body = { mobile_no: mobile, otp: await fixture.lastOtp(mobile) };
      const password = 'Right@2026';
      const signUp = {
        email: `race-${mobile.slice(3)}@example.in`,
        ...{ first_name: 'Kavita', last_name: 'Rao', mobile_no: mobile },
        ...{ password, confirm_password: password, recaptcha: await captchaToken(store) },
      };
      const [entry] = await Promise.all([
        fixture.verify(body),
        store.call('POST', '/user/signup/', { body: signUp }),
      ]);
      expect(entry.status).toBe(200);
      expect(await accountsWith(mobile)).toMatchObject([{ mobileVerifiedAt: testNow }]);
    }
  });

  it('gets a new account after its own was closed', async () => {
    const { mobile, token, customerId } = await fixture.enter();
    await store.call('POST', '/user/deactivate/', { token });
    later(60);
    await fixture.send(mobile);
    const answer = await fixture.verify({ mobile_no: mobile, otp: await fixture.lastOtp(mobile) });
    expect(answerData(answer)['id']).not.toBe(customerId);
  });
});

describe('the name of a new account', () => {
  const addressNamed = async (token: string, full_name: string) => {
    const { body } = await store.call('GET', '/pin-codes/560001/', {});
    const location = body['data'] as Record<string, { id: number }>;
    const country = await store.call('GET', '/countries/?filter_search=india', {});
    const india = (country.body['data'] as { id: number; country_name: string }[]).find(
      (one) => one.country_name === 'India',
    );
    return store.call('POST', '/user/address/', {
      token,
      body: {
        full_name,
        mobile: '+919876500000',
        address_line_1: '12 Neem Street',
        address_line_2: 'Shivajinagar',
        country: india?.id,
        state: location['state_obj']?.id,
        city: location['city_obj']?.id,
        postal_code: '560001',
      },
    });
  };
  const profileName = async (token: string) => {
    const { first_name, last_name } = answerData(
      await store.call('GET', '/user/profile/', { token }),
    );
    return [first_name, last_name];
  };

  it('is that of its first address', async () => {
    const { token } = await fixture.enter();
    expect((await addressNamed(token, 'Tara  Devi Desai')).status).toBe(201);
    expect(await profileName(token)).toEqual(['Tara', 'Devi Desai']);
    await addressNamed(token, 'Somebody Else');
    expect(await profileName(token)).toEqual(['Tara', 'Devi Desai']);
  });

  it('may be one word, and fits the fields of the profile', async () => {
    const { token } = await fixture.enter();
    await addressNamed(token, 'T'.repeat(90));
    expect(await profileName(token)).toEqual(['T'.repeat(50), '']);
  });

  it('is never taken from an address where the account has one', async () => {
    const { token } = await makeCustomer(store);
    await addressNamed(token, 'Somebody Else');
    expect(await profileName(token)).toEqual(['Test', 'Shopper']);
  });
});

describe('T45: a number that stands unconfirmed in an account that somebody uses', () => {
  it('does not open it; its owner takes it into a new account by the same OTP', async () => {
    const account = await unconfirmed();
    await fixture.send(account.mobile);
    const body = { mobile_no: account.mobile, otp: await fixture.lastOtp(account.mobile) };
    const refused = await fixture.verify(body);
    expect([refused.status, answerCode(refused)]).toEqual([409, 'number_unconfirmed']);
    const answer = await fixture.verify({ ...body, as_new: true });
    expect(answer.status).toBe(200);
    expect(answerData(answer)).toMatchObject({ email: '', phone_no: account.mobile });
    const login = await store.call('POST', '/user/signin/', {
      body: { email: account.email, password: account.password },
    });
    expect(answerData(login)).toMatchObject({ email: account.email, phone_no: '' });
  });

  it('opens it with its password, and confirms the number', async () => {
    const account = await unconfirmed();
    await fixture.send(account.mobile);
    const body = { mobile_no: account.mobile, otp: await fixture.lastOtp(account.mobile) };
    expect((await fixture.verify({ ...body, password: 'Wrong@2026' })).status).toBe(400);
    const answer = await fixture.verify({ ...body, password: account.password });
    expect(answerData(answer)).toMatchObject({ email: account.email, phone_no: account.mobile });
  });

  it('is not taken from an account that has confirmed it', async () => {
    const { mobile, customerId } = await makeCustomer(store);
    await fixture.send(mobile);
    const body = { mobile_no: mobile, otp: await fixture.lastOtp(mobile), as_new: true };
    expect(answerData(await fixture.verify(body))['id']).toBe(customerId);
  });
});

describe('T16: wrong OTPs of an entry', () => {
  it('end at five a code; the right one is too late then, and no account is opened', async () => {
    const mobile = fixture.newMobile();
    await fixture.send(mobile);
    const otp = await fixture.lastOtp(mobile);
    const wrong = await Promise.all(
      fixture.otherThan(otp, 5).map((tried) => fixture.verify({ mobile_no: mobile, otp: tried })),
    );
    expect(wrong.map(saysOf)).toEqual(Array.from({ length: 5 }, () => ['Invalid OTP']));
    expect(saysOf(await fixture.verify({ mobile_no: mobile, otp }))).toEqual(['OTP expired']);
    expect(await accountsWith(mobile)).toEqual([]);
  });

  it('count with those of the login: twenty a day', async () => {
    const mobile = fixture.newMobile();
    for (let n = 0; n < 4; n += 1) {
      later(n * 600);
      await fixture.send(mobile);
      const wrong = fixture.otherThan(await fixture.lastOtp(mobile), 5);
      const paths = ['/user/verify-otp/', '/user/entry/verify-otp/'];
      await Promise.all(
        wrong.map((otp, at) =>
          fixture.post(paths[at % 2] ?? '', { mobile_no: mobile, otp: String(otp) }),
        ),
      );
    }
    later(3_000);
    await fixture.send(mobile);
    const otp = await fixture.lastOtp(mobile);
    const refused = await fixture.verify({ mobile_no: mobile, otp });
    expect([refused.status, answerCode(refused)]).toEqual([429, 'captcha_required']);
    const recaptcha = await captchaToken(store);
    expect((await fixture.verify({ mobile_no: mobile, otp, recaptcha })).status).toBe(200);
  });

  it('ends after five minutes, and after its use', async () => {
    const mobile = fixture.newMobile();
    await fixture.send(mobile);
    const body = { mobile_no: mobile, otp: await fixture.lastOtp(mobile) };
    later(301);
    expect(saysOf(await fixture.verify(body))).toEqual(['OTP expired']);
    await fixture.send(mobile);
    const fresh = { mobile_no: mobile, otp: await fixture.lastOtp(mobile) };
    expect((await fixture.verify(fresh)).status).toBe(200);
    expect(saysOf(await fixture.verify(fresh))).toEqual(['OTP expired']);
  });
});

describe('T17: OTPs that are sent for an entry', () => {
  it('are five an hour together with the login, and three more with a captcha', async () => {
    const { mobile } = await makeCustomer(store);
    const body = { mobile_no: mobile };
    for (let n = 0; n < 5; n += 1) {
      later(n * 60);
      const path = n % 2 ? '/user/send-otp/' : '/user/entry/send-otp/';
      expect((await fixture.post(path, body)).status).toBe(200);
    }
    for (let n = 5; n < 8; n += 1) {
      later(n * 60);
      expect(answerCode(await fixture.send(mobile))).toBe('captcha_required');
      expect((await fixture.send(mobile, { isHuman: true })).status).toBe(200);
    }
    later(500);
    expect((await fixture.send(mobile, { isHuman: true })).status).toBe(429);
  });

  it('need 30 seconds between them', async () => {
    const mobile = fixture.newMobile();
    await fixture.send(mobile);
    const again = await fixture.send(mobile);
    expect([again.status, answerCode(again)]).toEqual([429, 'otp_too_soon']);
  });

  it('go out at once after the login form has found no account', async () => {
    const mobile = fixture.newMobile();
    const none = await fixture.post('/user/send-otp/', { mobile_no: mobile });
    expect([none.status, none.body['message']]).toEqual([
      404,
      'No account found with this mobile number.',
    ]);
    expect((await fixture.send(mobile)).status).toBe(200);
  });

  it('are answered in the same words with and without an account', async () => {
    const { mobile } = await makeCustomer(store);
    const { token: _, ...staff } = await staffFixture(store, ['leads']);
    const [{ mobile: ofStaff } = { mobile: null }] = await store.context.db
      .select({ mobile: customers.mobile })
      .from(customers)
      .where(eq(customers.id, staff.customerId));
    const numbers = [mobile, fixture.newMobile(), ofStaff ?? ''];
    const answers = await Promise.all(numbers.map((number) => fixture.send(number)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  });

  it('are 30 an hour from one address without a captcha, then each with one', async () => {
    const address = '203.0.113.77';
    expect((await fixture.send(fixture.newMobile(), { address })).status).toBe(200);
    await store.context.db.execute(
      sql`update rate_limits set points = 30 where key like 'entry-otp-address:%'`,
    );
    const refused = await fixture.send(fixture.newMobile(), { address });
    expect([refused.status, answerCode(refused)]).toEqual([429, 'captcha_required']);
    const human = { address, isHuman: true };
    expect((await fixture.send(fixture.newMobile(), human)).status).toBe(200);
    expect((await fixture.send(fixture.newMobile())).status).toBe(200);
    await store.context.db.execute(
      sql`update rate_limits set points = 300 where key like 'entry-otp-captcha:%'`,
    );
    expect((await fixture.send(fixture.newMobile(), human)).status).toBe(429);
  });

  it('need a captcha from everybody once they are a thousand an hour in all', async () => {
    await fixture.send(fixture.newMobile());
    await store.context.db.execute(
      sql`update rate_limits set points = 1000 where key like 'entry-otp-all:%'`,
    );
    expect(answerCode(await fixture.send(fixture.newMobile()))).toBe('captcha_required');
    expect((await fixture.send(fixture.newMobile(), { isHuman: true })).status).toBe(200);
  });

  it('use one captcha for both limits of a request', async () => {
    const mobile = fixture.newMobile();
    for (let n = 0; n < 5; n += 1) {
      later(n * 60);
      await fixture.send(mobile);
    }
    await store.context.db.execute(
      sql`update rate_limits set points = 1000 where key like 'entry-otp-all:%'`,
    );
    later(300);
    expect((await fixture.send(mobile, { isHuman: true })).status).toBe(200);
  });
});
