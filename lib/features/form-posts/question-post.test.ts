import { ApiError } from '../../api/api-error';
import type { StoreCaller } from '../../platform/form-posts/call-store';
import { businessPost, contactPost, storePost } from './lead-posts';
import { resetPost, signUpPost } from './entry-posts';

const india = { id: 101, country_name: 'India', calling_code: '+91' };

/** Answers by path; an Error is thrown. */
function fakeStore(answers: Record<string, object> = {}) {
  const calls: { path: string; body: unknown; key: string | undefined }[] = [];
  const all: Record<string, object> = {
    '/countries/': { data: [india] },
    '/captcha/answer': { recaptcha: 'a token' },
    '/inquiries/': { number: 'ENQ-000007' },
    '/inquiries/store/': { number: 'ENQ-000008' },
    '/user/web/b2b/create/': { number: 'ENQ-000009' },
    '/user/signup/': { message: 'Your account has been created!' },
    ...answers,
  };
  const store = (async (call, options) => {
    const answer = all[call.path];
    if (call.path !== '/countries/') {
      calls.push({ path: call.path, body: options?.body, key: options?.idempotencyKey });
    }
    if (answer instanceof Error) throw answer;
    return answer;
  }) as StoreCaller;
  return { calls, store };
}

const typed = {
  name: 'Leela Rao',
  company: 'private',
  email: 'leela@example.in',
  country: ' india ',
  phone: '+91 90000 00012',
  subject: 'Lot 4711',
  inquiry_description: 'Where was it grown?',
  age_group: '18 to 45',
  reference: '',
};
const answered = { ...typed, ticket: 'a.inquiry.1.b', answer: '12' };

describe('a form with a question', () => {
  it('is checked first; then its page asks, with all that was typed', async () => {
    const { calls, store } = fakeStore();
    await expect(contactPost.run(typed, store)).resolves.toEqual({
      to: '/forms/contact',
      message: 'One last question.',
      values: typed,
    });
    await expect(contactPost.run({ ...typed, subject: '' }, store)).rejects.toThrow(
      'Subject is required',
    );
    expect(calls).toEqual([]);
  });

  it('goes to the store with the token of the answer; sent twice it has the same key', async () => {
    const { calls, store } = fakeStore();
    const done = await contactPost.run(answered, store);
    await contactPost.run(answered, store);
    expect(done).toMatchObject({ to: '/forms/contact', values: { number: 'ENQ-000007' } });
    expect(calls.map(({ path }) => path)).toEqual([
      '/captcha/answer',
      '/inquiries/',
      '/captcha/answer',
      '/inquiries/',
    ]);
    expect(calls[1]?.body).toMatchObject({
      country: 101,
      phone: '+919000000012',
      recaptcha: 'a token',
    });
    expect(calls[1]?.key).toMatch(/^[0-9a-f]{64}$/);
    expect(calls[3]?.key).toBe(calls[1]?.key);
  });

  it('is not sent after a wrong answer, nor without one', async () => {
    const wrong = new ApiError(400, { message: 'No', errors: { answer: ['No'] } });
    const { calls, store } = fakeStore({ '/captcha/answer': wrong });
    await expect(contactPost.run(answered, store)).rejects.toBe(wrong);
    await expect(contactPost.run({ ...answered, answer: '' }, store)).rejects.toThrow(
      'Answer the question.',
    );
    expect(calls.map(({ path }) => path)).toEqual(['/captcha/answer']);
  });

  it('says so where the same answer comes again and the store has taken its token', async () => {
    const used = new ApiError(400, {
      errors: { recaptcha: ['Please verify you are not a robot.'] },
    });
    const { store } = fakeStore({ '/user/reset-password/': used });
    const again = { email: 'leela@example.in', ticket: 'a.reset_password.1.b', answer: '12' };
    await expect(resetPost.run(again, store)).rejects.toMatchObject({
      field: 'answer',
      message: expect.stringMatching(/already sent this form. Check your inbox/),
    });
  });

  it('says that it needs scripts where the store has no question', async () => {
    const { store } = fakeStore({ '/captcha/answer': new ApiError(404, {}) });
    await expect(contactPost.run(answered, store)).rejects.toThrow(/needs JavaScript/);
  });

  it('names a country that there is not, at its field', async () => {
    await expect(
      contactPost.run({ ...typed, country: 'Atlantis' }, fakeStore().store),
    ).rejects.toMatchObject({ field: 'country' });
  });

  it('keeps neither question nor password', async () => {
    const account = {
      first_name: 'Leela',
      last_name: 'Rao',
      email: 'leela@example.in',
      mobile_no: '9000000012',
      password: 'Turmeric@1',
      confirm_password: 'Turmeric@1',
    };
    expect(contactPost.secrets).toEqual(['ticket', 'answer']);
    expect(signUpPost.secrets).toEqual(['ticket', 'answer', 'password', 'confirm_password']);
    const { message, values } = await signUpPost.run(account, fakeStore().store);
    expect(message).toMatch(/Enter your password again/);
    expect(values).toEqual({
      first_name: 'Leela',
      last_name: 'Rao',
      email: 'leela@example.in',
      mobile_no: '9000000012',
    });
  });

  it('to a store stays with that store', async () => {
    const { calls, store } = fakeStore();
    const { name, email } = typed;
    const fields = { name, email, mobile_no: '', message: 'Open today?', store_id: '3' };
    expect(storePost.page(fields)).toBe('/forms/store?store=3');
    expect(storePost.page({ store_id: '3&x=//evil' })).toBe('/forms/store');
    await storePost.run({ ...fields, ticket: 'a', answer: 'b' }, store);
    expect(calls[1]?.body).toMatchObject({ store_id: 3, mobile_no: null });
  });
});

describe('the business form', () => {
  const company = {
    company_name: 'Kirana Traders',
    industry_type: 'Grocery',
    company_size: '2 to 10 people',
    annual_revenue: '50_to_100 cr',
    company_registered: 'applied',
    country: '',
    answer1: 'A friend',
    consent: 'on',
  };

  it('needs no question; the same one has the same key', async () => {
    const { calls, store } = fakeStore();
    await businessPost.run(company, store);
    await businessPost.run(company, store);
    await businessPost.run({ ...company, answer1: 'A fair' }, store);
    const keys = calls.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(calls[0]?.body).toMatchObject({
      company_name: 'Kirana Traders',
      answer1: 'A friend',
      question1: 'How did you hear about us?',
      consent: true,
    });
  });

  it('is not sent without consent', async () => {
    const { calls, store } = fakeStore();
    const { consent: _, ...without } = company;
    await expect(businessPost.run(without, store)).rejects.toMatchObject({ field: 'consent' });
    expect(calls).toEqual([]);
  });
});
