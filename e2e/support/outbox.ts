import { expect } from 'playwright/test';
import { listOutbox } from '../../lib/contract/running.ts';
import { storeApi } from './store-api.ts';

async function messagesTo(to: string) {
  const { data } = await storeApi.call(listOutbox, { query: { to } });
  return data;
}

/**
 * Returns the id of the newest message to a ten-digit number; 0 if there is none. Call it before
 * requesting an OTP.
 */
export async function lastMessageTo(mobile: string): Promise<number> {
  return (await messagesTo(`+91${mobile}`))[0]?.id ?? 0;
}

/** Returns the OTP that was sent to a ten-digit number after the message `last`. */
export function readOtp(mobile: string, last = 0): Promise<string> {
  return readCode(`+91${mobile}`, 'otp', /^\d{6}$/, last);
}

export function readResetCode(email: string): Promise<string> {
  return readCode(email, 'reset_uuid', /^[\w-]{36}$/, 0);
}

export function readLoginCode(email: string): Promise<string> {
  return readCode(email, 'login_code', /^[\w-]{43}$/, 0);
}

export function readEmailCode(email: string): Promise<string> {
  return readCode(email, 'email_code', /^[0-9a-z]+\.[\w-]+$/, 0);
}

export function readVoucherCode(email: string): Promise<string> {
  return readCode(email, 'voucher_code', /^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/, 0);
}

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
