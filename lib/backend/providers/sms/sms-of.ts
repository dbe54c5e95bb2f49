import type { BackendEnv } from '../../env.ts';
import { msg91Sender } from './msg91.ts';
import type { SmsSender } from './sms-sender.ts';

/** The outbox is where an SMS of a demo ends: a person reads it there. */
const outboxSender: SmsSender = { send: () => Promise.resolve() };

/** How this store sends SMS: by MSG91 in live mode, not at all in a demo. */
export function smsOf(env: BackendEnv): SmsSender {
  return env.msg91 ? msg91Sender(env.msg91) : outboxSender;
}
