import { randomBytes } from 'node:crypto';
import type { AddressesOf } from '../../services/webhook/public-address.ts';
import { smtpSender, type SmtpSettings } from './smtp.ts';

const words: readonly [RegExp, string][] = [
  [/said (EAUTH|53\d)$/, 'The mail server refuses user or password'],
  [/said (EDNS|ENOTFOUND|EAI_AGAIN)$/, 'There is no mail server of this name'],
  [
    /said (ECONNECTION|ETIMEDOUT|ESOCKET|ECONNREFUSED|ECONNRESET)$/,
    'The mail server does not answer at this name and port',
  ],
  [/said ETLS$/, 'The mail server offers no encryption at this port'],
];

/** Sends a test mail; says what happened. */
export async function trySmtp(settings: SmtpSettings, to: string, addressesOf: AddressesOf) {
  const text =
    'The mail server of your shop works. You have asked for this email in the back office.';
  try {
    await smtpSender(settings, addressesOf).send({
      to,
      subject: 'Test email of your shop',
      text,
      html: `<p>${text}</p>`,
      reference: `trial-${randomBytes(8).toString('hex')}`,
    });
    return {
      is_ok: true,
      message: `A test email is on its way to ${to}. Look among the spam, too`,
    };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const known = words.find(([pattern]) => pattern.test(said));
    return { is_ok: false, message: known?.[1] ?? `No email was sent. ${said}` };
  }
}
