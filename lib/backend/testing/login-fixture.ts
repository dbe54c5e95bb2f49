import { captchaToken } from './solve-captcha.ts';
import type { Answer, TestStore } from './test-store.ts';

export interface LoginFixture {
  /** An address that no other caller of this fixture has. */
  newAddress: () => string;
  /** Posts from that address, with a captcha if `isHuman`. */
  post: (path: string, body: Record<string, unknown>, from?: Caller) => Promise<Answer>;
  lastOtp: (mobile: string) => Promise<string>;
  /** `count` codes that are not `otp`. */
  otherThan: (otp: string, count: number) => string[];
}

interface Caller {
  address?: string;
  device?: string;
  isHuman?: boolean;
}

export function loginFixture(store: TestStore): LoginFixture {
  let lastHost = 0;
  const newAddress = () => {
    lastHost += 1;
    return `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}`;
  };
  return {
    newAddress,
    post: async (path, body, { address, device, isHuman } = {}) =>
      store.call('POST', path, {
        body: { ...body, ...(isHuman && { recaptcha: await captchaToken(store) }) },
        headers: {
          'x-forwarded-for': address ?? newAddress(),
          ...(device && { 'device-id': device }),
        },
      }),
    lastOtp: async (mobile) => {
      const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(mobile)}`);
      const [newest] = body['data'] as { data: { otp: string } }[];
      if (!newest) throw new Error('No SMS was sent');
      return newest.data.otp;
    },
    otherThan: (otp, count) =>
      Array.from({ length: count }, (_, n) =>
        String((Number(otp) + n + 1) % 1_000_000).padStart(6, '0'),
      ),
  };
}
