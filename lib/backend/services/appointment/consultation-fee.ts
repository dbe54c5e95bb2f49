import { and, eq, isNull } from 'drizzle-orm';
import type { AppointmentOffer } from '../../../contract/appointment.ts';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { readSetting } from '../shop-profile/read-setting.ts';

/** Setting names: fee in paise, and whether every customer's first appointment is free. */
const feeName = 'consultation_fee';
const firstName = 'first_consultation_free';
const usualFee = 30_000;

export interface ConsultationPrice {
  /** In paise. */
  fee: number;
  because: AppointmentOffer['because'];
  /** Price for a customer who is no member and had an appointment before, in paise. */
  usualFee: number;
}

/**
 * Returns the two appointment settings: fee in paise, and whether every customer's first
 * appointment is free.
 */
export async function consultationFee(
  context: Pick<ServiceContext, 'db'>,
): Promise<{ fee: number; isFirstFree: boolean }> {
  const price = await readSetting(context, feeName);
  return {
    fee: Number.isSafeInteger(price) && Number(price) >= 0 ? Number(price) : usualFee,
    isFirstFree: (await readSetting(context, firstName)) !== false,
  };
}

/**
 * Returns the price of a customer's next appointment: free for Elite members; free the first time
 * unless the setting `first_consultation_free` is false; otherwise the setting `consultation_fee`
 * in paise, or ₹300 if it is not set. Cancelled appointments do not count.
 */
export async function consultationPrice(
  { db }: ServiceContext,
  customerId: number,
  isMember: boolean,
): Promise<ConsultationPrice> {
  const { fee: usual, isFirstFree } = await consultationFee({ db });
  const free = (because: ConsultationPrice['because']) => ({ fee: 0, because, usualFee: usual });
  if (isMember) return free('elite');
  if (usual === 0) return free('free');
  if (isFirstFree && (await isFirst({ db }, customerId))) return free('first');
  return { fee: usual, because: 'fee', usualFee: usual };
}

async function isFirst({ db }: Pick<ServiceContext, 'db'>, customerId: number): Promise<boolean> {
  const earlier = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.customerId, customerId), isNull(appointments.cancelledAt)))
    .limit(1);
  return earlier.length === 0;
}
