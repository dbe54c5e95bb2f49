import { expect } from 'playwright/test';
import { listOutbox } from '../../lib/contract/running.ts';
import { storeApi } from './store-api.ts';

async function messagesTo(to: string) {
  const { data } = await storeApi.call(listOutbox, { query: { to } });
  return data;
}

/** The newest message to a number of ten digits; 0 where there is none. Read it before asking for an OTP. */
export async function lastMessageTo(mobile: string): Promise<number> {
  return (await messagesTo(`+91${mobile}`))[0]?.id ?? 0;
}

/** The OTP that was sent to a number of ten digits after the message `last`. */
export function readOtp(mobile: string, last = 0): Promise<string> {
  return readCode(`+91${mobile}`, 'otp', /^\d{6}$/, last);
}

/** The code of the newest reset mail to an email. */
export function readResetCode(email: string): Promise<string> {
  return readCode(email, 'reset_uuid', /^[\w-]{36}$/, 0);
}

/** The code of the newest login link that was mailed to an email. */
export function readLoginCode(email: string): Promise<string> {
  return readCode(email, 'login_code', /^[\w-]{43}$/, 0);
}

/** The code of the newest mail that confirms an email. */
export function readEmailCode(email: string): Promise<string> {
  return readCode(email, 'email_code', /^[0-9a-z]+\.[\w-]+$/, 0);
}

/** The code of the newest gift voucher that was mailed to an email. */
export function readVoucherCode(email: string): Promise<string> {
  return readCode(email, 'voucher_code', /^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/, 0);
}

/** The code of the newest invitation to work in the shop that was mailed to an email. */
export function readInvitationCode(email: string): Promise<string> {
  return readCode(email, 'invitation_code', /^[\w-]{32}$/, 0);
}

async function readCode(to: string, name: string, form: RegExp, last: number): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const sent = await messagesTo(to);
        code = sent.find(({ id, data }) => id > last && data[name])?.data[name];
        return code;
      },
      { message: `${name} for ${to} in the outbox` },
    )
    .toMatch(form);
  return code ?? '';
}
