import type { HealthAnswers } from './health-answers.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { openAnswers } from './keep-health.ts';
import { lockAppointment } from './list-appointments.ts';

/**
 * Returns the health answers of one appointment. Writes reader and time, but no health data, into
 * the audit log in the same transaction. 404 if there are none or they are deleted.
 */
export async function readHealth(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<HealthAnswers> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await lockAppointment(within, id);
    const answers = (await openAnswers(within, [id])).get(id);
    if (!answers) throw notFound('Health answers');
    await writeAudit(within, caller, {
      action: 'appointment.read_health',
      subject: `appointment:${id}`,
    });
    return answers;
  });
}
