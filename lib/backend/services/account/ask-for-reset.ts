import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';

/**
 * Queues the mail with a password reset code. The job, not this request, looks up the account, so
 * that the answer takes the same time either way (no account enumeration).
 */
export async function askForReset({ db }: ServiceContext, email: string): Promise<void> {
  await addJob(db, 'send_password_reset', { email }, { isUrgent: true });
}
