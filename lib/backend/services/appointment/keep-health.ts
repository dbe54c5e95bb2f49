import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { appointmentHealth } from '../../db/schema/service.ts';
import { DecryptionError } from '../../encryption/decryption-error.ts';
import { decrypt, encrypt } from '../../encryption/encrypt.ts';
import type { HealthAnswers } from './health-answers.ts';

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

/** Deletes the health answers of these appointments. */
export async function forgetHealth({ db }: ServiceContext, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(appointmentHealth).where(inArray(appointmentHealth.appointmentId, ids));
}
