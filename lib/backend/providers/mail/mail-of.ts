import type { BackendEnv } from '../../env.ts';
import type { MailSender } from './mail-sender.ts';
import { smtpSender } from './smtp.ts';

/** The outbox is where a mail of a demo ends: a person reads it there. */
const outboxSender: MailSender = { send: () => Promise.resolve() };

const opened = new WeakMap<BackendEnv, MailSender>();

/** How this store sends mails: by its mail server in live mode, not at all in a demo. */
export function mailOf(env: BackendEnv): MailSender {
  if (!env.smtp) return outboxSender;
  const known = opened.get(env);
  if (known) return known;
  const sender = smtpSender(env.smtp);
  opened.set(env, sender);
  return sender;
}
