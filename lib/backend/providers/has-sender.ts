import type { BackendEnv } from '../env.ts';

/** Whether messages of this channel can go out now; those of a demo stay in its outbox. */
export const hasSender = (
  { mode, smtp, msg91 }: Pick<BackendEnv, 'mode' | 'smtp' | 'msg91'>,
  channel: string,
): boolean => mode === 'demo' || (channel === 'sms' ? msg91 : smtp) !== undefined;
