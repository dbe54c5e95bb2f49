import { sql } from 'drizzle-orm';
import { loginFixture, type LoginFixture } from '../testing/login-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { openTestStore, type Answer, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: LoginFixture;
beforeAll(async () => {
  store = await openTestStore();
  fixture = loginFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const hour = 3_600;
const day = 24 * hour;
const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));
const answerCode = ({ body }: Answer) => body['code'];

type Caller = Parameters<LoginFixture['post']>[2];
const send = (mobile_no: string, from?: Caller) =>
  fixture.post('/user/send-otp/', { mobile_no }, from);
const verify = (mobile_no: string, otp: string, from?: Caller) =>
  fixture.post('/user/verify-otp/', { mobile_no, otp }, from);

/** Sends a code and tries `count` wrong ones concurrently, each from its own address. */
async function burn(mobile: string, count = 5, from?: Caller): Promise<Answer[]> {
  expect((await send(mobile)).status).toBe(200);
  const wrong = fixture.otherThan(await fixture.lastOtp(mobile), count);
  return Promise.all(wrong.map((otp) => verify(mobile, otp, from)));
}

/** Uses up the daily attempts: four codes with five wrong attempts each, within half an hour. */
async function burnDay(mobile: string, start = 0): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    later(start + n * 600);
    await burn(mobile);
  }
}

/** A customer who has logged in before, and the token of that device. */
async function customerWithDevice(): Promise<Shopper & { device: string }> {
  const customer = await makeCustomer(store);
  await send(customer.mobile);
  const { body } = await verify(customer.mobile, await fixture.lastOtp(customer.mobile));
  return { ...customer, device: body['device'] as string };
}

describe('T16: wrong OTPs', () => {
  it('of a day and number end at twenty; then each try needs a captcha, and the owner gets in', async () => {
    const { mobile } = await makeCustomer(store);
    await burnDay(mobile);
    later(2 * hour);
    await send(mobile);
    const otp = await fixture.lastOtp(mobile);
    for (const tried of [otp, ...fixture.otherThan(otp, 3)]) {
      const refused = await verify(mobile, tried);
      expect(refused.status).toBe(429);
      expect(answerCode(refused)).toBe('captcha_required');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await verify(mobile, otp, { isHuman: true })).status).toBe(200);
  });

  it('count anew after a day', async () => {
    const { mobile } = await makeCustomer(store);
    await burnDay(mobile);
    later(day + hour);
    await send(mobile);
    expect((await verify(mobile, await fixture.lastOtp(mobile))).status).toBe(200);
  });

  it('T82: of 30 days make codes longer, and never shut the owner out', async () => {
    const { mobile, device } = await customerWithDevice();
    for (let n = 0; n < 13; n += 1) {
      later(hour + n * 2 * day);
      expect((await send(mobile)).status).toBe(200);
      const wrong = fixture.otherThan(await fixture.lastOtp(mobile), 5);
      await Promise.all(wrong.map((otp) => verify(mobile, otp, { isHuman: true })));
    }
    later(hour + 13 * 2 * day);
    await send(mobile);
    const otp = await fixture.lastOtp(mobile);
    expect(otp).toMatch(/^\d{10}$/);
    expect(answerCode(await verify(mobile, otp))).toBe('captcha_required');
    const wrong = fixture.otherThan(otp.slice(4), 12).map((end) => `${otp.slice(0, 4)}${end}`);
    for (const tried of wrong) {
      expect((await verify(mobile, tried, { isHuman: true })).status).toBe(400);
    }
    expect((await verify(mobile, otp, { isHuman: true })).status).toBe(200);
    later(2 * hour + 13 * 2 * day);
    await send(mobile);
    const next = await fixture.lastOtp(mobile);
    expect((await verify(mobile, next, { device })).status).toBe(200);
  });

  it('of strangers do not slow a device that has logged in before', async () => {
    const { mobile, device } = await customerWithDevice();
    await burnDay(mobile, hour);
    later(3 * hour);
    await send(mobile);
    expect((await verify(mobile, await fixture.lastOtp(mobile), { device })).status).toBe(200);
  });

  it('of a known device end at twenty a day, and leave strangers their own', async () => {
    const { mobile, device } = await customerWithDevice();
    for (let n = 0; n < 4; n += 1) {
      later(hour + n * 600);
      await burn(mobile, 5, { device });
    }
    later(3 * hour);
    await send(mobile);
    const otp = await fixture.lastOtp(mobile);
    expect((await verify(mobile, otp, { device })).status).toBe(429);
    expect((await verify(mobile, otp)).status).toBe(200);
  });

  it('with many numbers from one network end as well', async () => {
    const address = '203.0.113.77';
    const { mobile } = await makeCustomer(store);
    await send(mobile);
    const otp = await fixture.lastOtp(mobile);
    for (let n = 0; n < 50; n += 10) {
      await Promise.all(
        Array.from({ length: 10 }, (_, m) =>
          verify(`+9170000${String(10_000 + n + m)}`, '123456', { address }),
        ),
      );
    }
    expect(answerCode(await verify(mobile, otp, { address }))).toBe('captcha_required');
    expect((await verify(mobile, otp, { address, isHuman: true })).status).toBe(200);
  });
});

describe('an OTP after a hundred logins of others from the same address', () => {
  it('logs in with a captcha', async () => {
    const address = '203.0.113.78';
    const { mobile } = await makeCustomer(store);
    await send(mobile);
    const otp = await fixture.lastOtp(mobile);
    await verify('+917000020000', '123456', { address });
    await store.context.db.execute(
      sql`update rate_limits set points = 100 where key like 'login-address:%'`,
    );
    expect(answerCode(await verify(mobile, otp, { address }))).toBe('captcha_required');
    expect((await verify(mobile, otp, { address, isHuman: true })).status).toBe(200);
  });
});

describe('T17: OTPs that a stranger asks for', () => {
  /** Uses up the five OTPs of an hour. */
  async function useUp(mobile: string): Promise<void> {
    for (let n = 0; n < 5; n += 1) {
      later(n * 31);
      expect((await send(mobile)).status).toBe(200);
    }
  }

  it('do not keep the owner out, who has one more sent with a captcha', async () => {
    const { mobile } = await makeCustomer(store);
    await useUp(mobile);
    later(300);
    const refused = await send(mobile);
    expect(refused.status).toBe(429);
    expect(answerCode(refused)).toBe('captcha_required');
    expect((await send(mobile, { isHuman: true })).status).toBe(200);
    expect((await verify(mobile, await fixture.lastOtp(mobile))).status).toBe(200);
  });

  it('are three an hour with captchas, and then those of a known device are left', async () => {
    const { mobile, device } = await customerWithDevice();
    later(hour);
    for (let n = 0; n < 5; n += 1) {
      later(hour + n * 31);
      expect((await send(mobile)).status).toBe(200);
    }
    for (let n = 5; n < 8; n += 1) {
      later(hour + n * 31);
      expect((await send(mobile, { isHuman: true })).status).toBe(200);
    }
    later(hour + 8 * 31);
    const stranger = await send(mobile, { isHuman: true });
    expect(stranger.status).toBe(429);
    expect(answerCode(stranger)).toBe('too_many_requests');
    expect((await send(mobile, { isHuman: true, device })).status).toBe(200);
  });

  it('come one at a time with a captcha as well', async () => {
    const { mobile } = await makeCustomer(store);
    await useUp(mobile);
    later(300);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(mobile, { isHuman: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('are answered alike where nobody has the number', async () => {
    const mobile = '+917000099999';
    for (let n = 0; n < 5; n += 1) {
      later(n * 31);
      expect((await send(mobile)).status).toBe(404);
    }
    later(300);
    expect(answerCode(await send(mobile))).toBe('captcha_required');
    expect((await send(mobile, { isHuman: true })).status).toBe(404);
  });
});
