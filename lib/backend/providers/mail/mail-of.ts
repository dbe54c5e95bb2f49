import type { BackendEnv } from '../../env.ts';
import { partnerAddresses } from '../partner-addresses.ts';
import type { MailSender } from './mail-sender.ts';
import { smtpSender } from './smtp.ts';

const opened = new WeakMap<BackendEnv, MailSender>();

/** Returns the sender of the mail server. Throws while none is set. */
export function mailOf(env: BackendEnv): MailSender {
  if (!env.smtp) throw new Error('No mail server is set');
  const known = opened.get(env);
  if (known) return known;
  const sender = smtpSender(env.smtp, partnerAddresses(env));
  opened.set(env, sender);
  return sender;
}
