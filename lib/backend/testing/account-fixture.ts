import { eq } from 'drizzle-orm';
import { customers } from '../db/schema/customer.ts';
import { sendPasswordReset } from '../jobs/send-password-reset.ts';
import { hashPassword } from '../services/login/password.ts';
import { makeCustomer, type Shopper } from './make-customer.ts';
import { captchaToken } from './solve-captcha.ts';
import { takeJobs } from './jobs-of.ts';
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
  /** Sends a form with its captcha solved, unless it brings one along. */
  post: (path: string, body: Record<string, unknown>, token?: string) => Promise<Answer>;
  logIn: (email: string, password: string) => Promise<Answer>;
  /** A customer with `oldPassword`, logged in. */
  customerWithPassword: () => Promise<Shopper>;
  /** Newest first. */
  messagesTo: (to: string) => Promise<Mail[]>;
  /** Does what the worker would do with reset mails; answers how many there were. */
  mailResets: () => Promise<number>;
  /** Asks for a reset and reads its code out of the mail. */
  mailedCode: (email: string) => Promise<string>;
}

/** What tests of accounts do again and again. */
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
