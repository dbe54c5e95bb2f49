import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';

/**
 * Has a reset code mailed. Whether there is an account is found out by the job, not here: the
 * answer takes the same work and time either way.
 */
export async function askForReset({ db }: ServiceContext, email: string): Promise<void> {
  await addJob(db, 'send_password_reset', { email }, { isUrgent: true });
}
