import type { BackendEnv } from '../../env.ts';
import { msg91Sender } from './msg91.ts';
import type { SmsSender } from './sms-sender.ts';

/** Returns the sender of SMS. Throws while no provider is set. */
export function smsOf(env: BackendEnv): SmsSender {
  if (!env.msg91) throw new Error('No SMS provider is set');
  return msg91Sender(env.msg91);
}
