import { eq } from 'drizzle-orm';
import { customers } from '../db/schema/customer.ts';
import { sendPasswordReset } from '../jobs/send-password-reset.ts';
import { hashPassword } from '../services/login/password.ts';
import { makeCustomer, type Shopper } from './make-customer.ts';
import { captchaToken } from './solve-captcha.ts';
import { takeJobs } from './waiting-jobs.ts';
import type { Answer, TestStore } from './test-store.ts';

export const oldPassword = 'Right@2026';
export const freshPassword = 'Fresh_2027';
export const passwordRule =
  'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol';

interface Mail {
  subject: string;
  text: string;
  data: Record<string, string>;
}

export interface AccountFixture {
  /** Posts a form with a solved captcha, unless `token` is given. */
  post: (path: string, body: Record<string, unknown>, token?: string) => Promise<Answer>;
  logIn: (email: string, password: string) => Promise<Answer>;
  customerWithPassword: () => Promise<Shopper>;
  messagesTo: (to: string) => Promise<Mail[]>;
  /** Runs the jobs of reset mails; returns their number. */
  mailResets: () => Promise<number>;
  /** Requests a reset and returns the mailed code. */
  mailedCode: (email: string) => Promise<string>;
}

export function accountFixture(store: TestStore): AccountFixture {
  const post: AccountFixture['post'] = async (path, body, token) => {
    const recaptcha = 'recaptcha' in body ? body['recaptcha'] : await captchaToken(store);
    return store.call('POST', path, { body: { ...body, recaptcha }, ...(token && { token }) });
  };
  const messagesTo: AccountFixture['messagesTo'] = async (to) => {
    const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(to)}`);
    return body['data'] as Mail[];
  };
  const mailResets = async () => {
    const jobs = await takeJobs(store, 'send_password_reset');
    for (const job of jobs) await sendPasswordReset(store.context, job);
    return jobs.length;
  };
  return {
    post,
    messagesTo,
    mailResets,
    logIn: (email, password) => store.call('POST', '/user/signin/', { body: { email, password } }),
    customerWithPassword: async () => {
      const customer = await makeCustomer(store);
      await store.context.db
        .update(customers)
        .set({ passwordHash: await hashPassword(oldPassword) })
        .where(eq(customers.id, customer.customerId));
      return customer;
    },
    mailedCode: async (email) => {
      const answer = await post('/user/reset-password/', { email });
      if (answer.status !== 200) throw new Error(`A reset was answered with ${answer.status}`);
      await mailResets();
      return (await messagesTo(email))[0]?.data['reset_uuid'] ?? '';
    },
  };
}
