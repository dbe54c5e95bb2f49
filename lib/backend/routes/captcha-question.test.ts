import { answerCaptchaQuestion, getCaptchaQuestion } from '../../contract/captcha.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { questionOf } from '../services/captcha/human-question.ts';
import { seedOf } from '../services/captcha/question-ticket.ts';
import { testNow } from '../testing/clock.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

describe('T68: the question in the place of the captcha', () => {
  let store: TestStore;
  let last = 0;
  /** A network that has sent nothing yet. */
  const newAddress = () => `198.51.${(last += 1) >> 8}.${last & 255}`;

  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  async function ask(action = 'inquiry') {
    const { body } = await store.call('GET', `/captcha/question?action=${action}`);
    const { question, ticket } = await getCaptchaQuestion.answer.validate(body, { strict: true });
    const { text, answers } = questionOf(
      seedOf(store.context.env.captchaSecret, ticket.split('.')[0] ?? ''),
    );
    expect(question).toBe(text);
    return { ticket, right: answers[0] ?? '' };
  }

  const reply = (ticket: string, answer: string, address = newAddress()) =>
    store.call('POST', answerCaptchaQuestion.path, {
      body: { ticket, answer },
      headers: { 'x-forwarded-for': address },
    });

  const isHuman = (token: unknown, action: 'inquiry' | 'sign_up' = 'inquiry') =>
    requireHuman(store.context, { token: String(token), action }).then(
      () => true,
      () => false,
    );

  it('gives for the right answer a token for that form, once', async () => {
    const { ticket, right } = await ask();
    const { status, body } = await reply(ticket, ` ${right.toUpperCase()} `);
    expect(status).toBe(200);
    expect(await isHuman(body['recaptcha'], 'sign_up')).toBe(false);
    expect(await isHuman(body['recaptcha'])).toBe(true);
    expect(await isHuman(body['recaptcha'])).toBe(false);
  });

  it('gives the same token to a form that was sent twice, also at the same moment', async () => {
    const { ticket, right } = await ask();
    const address = newAddress();
    const both = await Promise.all([reply(ticket, right, address), reply(ticket, right, address)]);
    const again = await reply(ticket, right, address);
    const tokens = [...both, again].map(({ body }) => body['recaptcha']);
    expect(tokens[0]).toEqual(expect.any(String));
    expect(new Set(tokens).size).toBe(1);
  });

  it('takes one answer: after a wrong one the right one is refused', async () => {
    const { ticket, right } = await ask();
    const wrong = await reply(ticket, 'elephant');
    expect(wrong.status).toBe(400);
    expect(wrong.body['errors']).toEqual({
      answer: ['That answer isn’t right. Answer the new question.'],
    });
    const after = await reply(ticket, right);
    expect([after.status, after.body['recaptcha']]).toEqual([400, undefined]);
  });

  it('is worth nothing after fifteen minutes, and the token is then used up too', async () => {
    const [early, late] = [await ask(), await ask()];
    const { body } = await reply(early.ticket, early.right);
    store.setNow(later(15 * 60));
    const answer = await reply(late.ticket, late.right);
    expect(answer.body['errors']).toEqual({ answer: [expect.stringContaining('has expired')] });
    store.setNow(later(18 * 60));
    expect(await isHuman(body['recaptcha'])).toBe(false);
  });

  it('is answered rightly three times an hour from one address, wrongly ten times', async () => {
    const address = newAddress();
    for (let n = 0; n < 3; n += 1) {
      const { ticket, right } = await ask();
      expect((await reply(ticket, right, address)).status).toBe(200);
    }
    const fourth = await ask();
    const refused = await reply(fourth.ticket, fourth.right, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body['message']).toContain('or contact us');
    expect((await reply(fourth.ticket, fourth.right)).status).toBe(200);

    const guesser = newAddress();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await reply((await ask()).ticket, 'elephant', guesser)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('is answered rightly twenty times a minute by all together', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      const { ticket, right } = await ask();
      statuses.push((await reply(ticket, right)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('opens an enquiry', async () => {
    const fixture = leadFixture(store);
    const { ticket, right } = await ask();
    const { recaptcha } = (await reply(ticket, right)).body;
    const sent = await fixture.send('contact', { ...fixture.contact(), recaptcha });
    expect(sent.status).toBe(201);
    expect((await fixture.send('contact', { ...fixture.contact(), recaptcha })).status).toBe(400);
  });

  it('is not asked for a form that there is not', async () => {
    expect((await store.call('GET', '/captcha/question')).status).toBe(400);
    expect((await store.call('GET', '/captcha/question?action=sample')).status).toBe(400);
  });
});

describe('T68: the question where Google is the captcha', () => {
  it('is none, and no ticket of another time is taken', async () => {
    const store = await openTestStore({
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
    });
    const question = await store.call('GET', '/captcha/question?action=inquiry');
    const body = { ticket: 'a.inquiry.1.b', answer: '7' };
    const replied = await store.call('POST', '/captcha/answer', { body });
    expect([question.status, replied.status]).toEqual([404, 404]);
    await store.close();
  });
});
