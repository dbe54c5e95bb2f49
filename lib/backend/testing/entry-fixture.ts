import { randomInt } from 'node:crypto';
import { loginFixture, type LoginFixture } from './login-fixture.ts';
import type { SignedIn } from './sign-in.ts';
import type { Answer, CallOptions, TestStore } from './test-store.ts';

interface Newcomer extends SignedIn {
  mobile: string;
}

export interface EntryFixture extends LoginFixture {
  newMobile: () => string;
  /** Requests an OTP, from a separate address. */
  send: (mobile: string, from?: Parameters<LoginFixture['post']>[2]) => Promise<Answer>;
  verify: (body: Record<string, unknown>, options?: CallOptions) => Promise<Answer>;
  /** A person who has logged in with a number that had no account. */
  enter: (visitorId?: string) => Promise<Newcomer>;
}

export function entryFixture(store: TestStore): EntryFixture {
  const login = loginFixture(store);
  const newMobile = () => `+919${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const send: EntryFixture['send'] = (mobile_no, from) =>
    login.post('/user/entry/send-otp/', { mobile_no }, from);
  const verify: EntryFixture['verify'] = (body, options = {}) =>
    store.call('POST', '/user/entry/verify-otp/', { ...options, body });
  return {
    ...login,
    newMobile,
    send,
    verify,
    enter: async (visitorId) => {
      const mobile = newMobile();
      await send(mobile);
      const body = { mobile_no: mobile, otp: await login.lastOtp(mobile) };
      const answer = await verify(body, visitorId ? { visitorId } : {});
      if (answer.status !== 200) throw new Error(`An entry was answered with ${answer.status}`);
      const data = answer.body['data'] as { id: number; token: string };
      return { mobile, token: data.token, customerId: data.id };
    },
  };
}
