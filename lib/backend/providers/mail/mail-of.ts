import type { BackendEnv } from '../../env.ts';
import type { MailSender } from './mail-sender.ts';
import { smtpSender } from './smtp.ts';

/** In demo mode mails stay in the outbox, where they can be read. */
const outboxSender: MailSender = { send: () => Promise.resolve() };

const opened = new WeakMap<BackendEnv, MailSender>();

/** Returns the mail sender: the SMTP server in live mode, none in demo mode. */
export function mailOf(env: BackendEnv): MailSender {
  if (!env.smtp) return outboxSender;
  const known = opened.get(env);
  if (known) return known;
  const sender = smtpSender(env.smtp);
  opened.set(env, sender);
  return sender;
}
