import { eq } from 'drizzle-orm';
import { customers } from '../db/schema/customer.ts';
import {
  accountFixture,
  freshPassword,
  passwordRule,
  type AccountFixture,
} from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
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

let people = 0;
function newPerson(change: Record<string, unknown> = {}) {
  people += 1;
  return {
    email: `new-${people}@example.in`,
    first_name: 'Kavita',
    last_name: 'Rao',
    mobile_no: `98${String(people).padStart(8, '0')}`,
    password: freshPassword,
    confirm_password: freshPassword,
    ...change,
  };
}

const signUp = (body: Record<string, unknown>) => fixture.post('/user/signup/', body);

describe('signing up', () => {
  it('opens an account that one can log in to', async () => {
    const person = newPerson({ email: ' Kavita@Example.IN ', mobile_no: '+91 98765 43210' });
    const answer = await signUp(person);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ status: true, message: 'Your account has been created!' });
    const { body } = await fixture.logIn('kavita@example.in', freshPassword);
    expect(body['data']).toMatchObject({
      first_name: 'Kavita',
      last_name: 'Rao',
      phone_no: '+919876543210',
      is_staff: false,
    });
    const [saved] = await store.context.db
      .select()
      .from(customers)
      .where(eq(customers.email, 'kavita@example.in'));
    expect(saved?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['email', 'no-at-sign', 'Invalid email format'],
    ['email', '', 'Invalid email format'],
    ['email', 'a@b', 'Invalid email format'],
    ['mobile_no', '12345', 'Mobile number must be 10 digits'],
    ['mobile_no', '', 'Mobile number must be 10 digits'],
    ['mobile_no', '1234567890', 'An Indian mobile number starts with 6, 7, 8 or 9'],
    ['first_name', '', 'First name is required'],
    ['first_name', '   ', 'First name is required'],
    ['last_name', undefined, 'Last name is required'],
    ['password', '', passwordRule],
    ['password', 'Ab1!xyz', passwordRule],
    ['password', 'lower1!aa', passwordRule],
    ['password', 'UPPER1!AA', passwordRule],
    ['password', 'NoDigits!', passwordRule],
    ['password', 'NoSymbol1', passwordRule],
    ['password', 'Wrong^Sym1', passwordRule],
    ['confirm_password', 'Other_2027', 'Passwords do not match'],
    ['confirm_password', '', 'Passwords do not match'],
    ['recaptcha', '', 'Please verify you are not a robot.'],
    ['recaptcha', undefined, 'Please verify you are not a robot.'],
    ['recaptcha', 'made up', 'Please verify you are not a robot.'],
  ])('refuses %s %p', async (field, value, message) => {
    const answer = await signUp(newPerson({ [field]: value }));
    expect(answer.status).toBe(400);
    expect((answer.body['errors'] as Record<string, string[]>)[field]).toContain(message);
  });

  it.each([...'!@#$_.~-'])('takes %s for a symbol', async (symbol) => {
    const password = `Abcdef1${symbol}`;
    expect((await signUp(newPerson({ password, confirm_password: password }))).status).toBe(201);
  });

  it('names the field that is taken, or both', async () => {
    const first = newPerson();
    await signUp(first);
    const sameEmail = await signUp(newPerson({ email: first.email.toUpperCase() }));
    expect(sameEmail.status).toBe(409);
    expect(Object.keys(sameEmail.body['errors'] ?? {})).toEqual(['email']);
    const sameMobile = await signUp(newPerson({ mobile_no: `+91${first.mobile_no}` }));
    expect(sameMobile.status).toBe(409);
    expect(Object.keys(sameMobile.body['errors'] ?? {})).toEqual(['mobile_no']);
    const both = await signUp(first);
    expect(Object.keys(both.body['errors'] ?? {})).toEqual(['email', 'mobile_no']);
  });

  it('opens one account where the same comes many times at once', async () => {
    const person = newPerson();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => captchaToken(store)));
    const answers = await Promise.all(tokens.map((recaptcha) => signUp({ ...person, recaptcha })));
    expect(statuses(answers)).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it('takes a solved captcha once, also where the first try fails', async () => {
    const recaptcha = await captchaToken(store);
    expect((await signUp(newPerson({ email: 'asha@example.in', recaptcha }))).status).toBe(409);
    expect((await signUp(newPerson({ recaptcha }))).status).toBe(400);
  });

  it('lets nobody become staff by saying so', async () => {
    const person = newPerson({ is_staff: true, is_superuser: true, id: 1 });
    await signUp(person);
    const { body } = await fixture.logIn(person.email, freshPassword);
    expect(body['data']).toMatchObject({ is_staff: false, is_superuser: false });
  });

  it.each(['email', 'mobile_no'] as const)(
    'is not blocked by strangers who tried with the same %s from elsewhere',
    async (name) => {
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      const owner = newPerson({ recaptcha: await captchaToken(store) });
      const taken = { email: 'asha@example.in', mobile_no: newPerson().mobile_no };
      await signUp(newPerson({ mobile_no: taken.mobile_no }));
      for (let n = 0; n < 11; n += 1) {
        const recaptcha = await captchaToken(store);
        const body = newPerson({ ...taken, [name]: owner[name], recaptcha });
        const { status } = await store.call('POST', '/user/signup/', { body, headers });
        expect(status).toBe(n < 10 ? 409 : 429);
      }
      expect((await signUp(owner)).status).toBe(201);
    },
  );

  it('ends after ten tries an hour for an email and for a mobile number', async () => {
    const person = newPerson({ email: 'asha@example.in' });
    for (let n = 0; n < 10; n += 1) await signUp({ ...newPerson(), mobile_no: person.mobile_no });
    expect((await signUp(person)).status).toBe(429);
  });

  it('ends after thirty tries an hour from one address elsewhere', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const answers = [];
    for (let n = 0; n < 31; n += 1) {
      const body = { ...newPerson(), recaptcha: 'made up' };
      answers.push(await store.call('POST', '/user/signup/', { body, headers: from }));
    }
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(answers.at(-1)?.status).toBe(429);
  });
});
