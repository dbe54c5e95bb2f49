import { inArray } from 'drizzle-orm';
import type { AppointmentInput } from '../../../contract/appointment-input.ts';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import { appointmentHealth } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { DecryptionError } from '../../encryption/decryption-error.ts';
import { decrypt, encrypt } from '../../encryption/encrypt.ts';
import { notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { lockAppointment } from './list-appointments.ts';

/** Stores the health answers of an appointment, encrypted. */
export async function keepHealth(
  { db, env }: ServiceContext,
  appointmentId: number,
  answers: HealthAnswers,
): Promise<void> {
  const encrypted = encrypt(env.dataKeys, 'health', appointmentId, JSON.stringify(answers));
  await db.insert(appointmentHealth).values({ appointmentId, encrypted });
}

/**
 * Decrypts the health answers of these appointments; omits those that were deleted or cannot be
 * decrypted.
 */
export async function openAnswers(
  { db, env, log }: ServiceContext,
  appointmentIds: number[],
): Promise<Map<number, HealthAnswers>> {
  const opened = new Map<number, HealthAnswers>();
  if (appointmentIds.length === 0) return opened;
  const rows = await db
    .select()
    .from(appointmentHealth)
    .where(inArray(appointmentHealth.appointmentId, appointmentIds));
  for (const { appointmentId, encrypted } of rows) {
    try {
      const text = decrypt(env.dataKeys, 'health', appointmentId, encrypted);
      opened.set(appointmentId, JSON.parse(text) as HealthAnswers);
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      log.error({ appointmentId, err: error }, 'answers about health cannot be opened');
    }
  }
  return opened;
}

export async function forgetHealth({ db }: ServiceContext, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(appointmentHealth).where(inArray(appointmentHealth.appointmentId, ids));
}

/** Health data: must only be stored, logged or sent encrypted. */
interface HealthAnswers {
  problem_suffering_from: string;
  problem_description: string;
  is_taking_medicine: boolean | null;
  type_of_medicine_list: string[];
}

/** Picks the health answers from an appointment form. */
export function healthAnswersOf(input: AppointmentInput): HealthAnswers {
  return {
    problem_suffering_from: input.problem_suffering_from,
    problem_description: input.problem_description,
    is_taking_medicine: input.is_taking_medicine ?? null,
    type_of_medicine_list: [...new Set(input.type_of_medicine_list ?? [])],
  };
}

/**
 * Returns the health answers of one appointment. Writes reader and time, but no health data, into
 * the audit log in the same transaction. 404 if there are none or they are deleted.
 */
export async function readHealth(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<HealthAnswers> {
  return withinTransaction(context, async (within) => {
    await lockAppointment(within, id);
    const answers = (await openAnswers(within, [id])).get(id);
    if (!answers) throw notFound('Health answers');
    await writeAudit(within, caller, 'appointment.read_health', `appointment:${id}`);
    return answers;
  });
}
