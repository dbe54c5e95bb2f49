import type { BackendEnv } from '../../env.ts';
import { msg91Sender } from './msg91.ts';
import type { SmsSender } from './sms-sender.ts';

/** In demo mode SMS stay in the outbox, where they can be read. */
const outboxSender: SmsSender = { send: () => Promise.resolve() };

/** Returns the SMS sender: MSG91 in live mode, none in demo mode. */
export function smsOf(env: BackendEnv): SmsSender {
  return env.msg91 ? msg91Sender(env.msg91) : outboxSender;
}
