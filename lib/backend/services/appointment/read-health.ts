import type { HealthAnswers } from './health-answers.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { openAnswers } from './keep-health.ts';
import { lockAppointment } from './list-appointments.ts';

/**
 * What the vaidya was told for one appointment. Who read it and when is written down before it is
 * handed out, not what it says. 404 where nothing was told, or it is deleted.
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
    if (!answers) throw notFound('What was told');
    await writeAudit(within, caller, {
      action: 'appointment.read_health',
      subject: `appointment:${id}`,
    });
    return answers;
  });
}
