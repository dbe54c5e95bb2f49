import { expect } from 'playwright/test';
import { listOutbox } from '../../lib/contract/running.ts';
import { storeApi } from './store-api.ts';

async function messagesTo(mobile: string) {
  const { data } = await storeApi.call(listOutbox, { query: { to: `+91${mobile}` } });
  return data;
}

/** The newest message to a number of ten digits; 0 where there is none. Read it before asking for an OTP. */
export async function lastMessageTo(mobile: string): Promise<number> {
  return (await messagesTo(mobile))[0]?.id ?? 0;
}

/** The OTP that was sent to a number of ten digits after the message `last`. */
export async function readOtp(mobile: string, last: number): Promise<string> {
  let otp: string | undefined;
  await expect
    .poll(
      async () => {
        const sent = await messagesTo(mobile);
        otp = sent.find(({ id, data }) => id > last && data['otp'])?.data['otp'];
        return otp;
      },
      { message: `an OTP for ${mobile} in the outbox` },
    )
    .toMatch(/^\d{6}$/);
  return otp ?? '';
}
