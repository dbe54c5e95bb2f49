import { and, eq, isNull } from 'drizzle-orm';
import type { AppointmentOffer } from '../../../contract/appointment.ts';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import { readSetting } from '../shop-profile/read-setting.ts';

/** The settings of talks: in paise, and whether everybody's first costs nothing. */
const feeName = 'consultation_fee';
const firstName = 'first_consultation_free';
const usualFee = 30_000;

export interface ConsultationPrice {
  /** In paise. */
  fee: number;
  because: AppointmentOffer['because'];
  /** What it costs those who are no members and come again, in paise. */
  usualFee: number;
}

/** What a talk costs, in paise, and whether everybody's first costs nothing: the two settings of talks. */
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
 * What the next talk costs a customer: nothing for a member of Elite, nothing the first time unless
 * the setting `first_consultation_free` is false, else the setting `consultation_fee` in paise, or
 * ₹300 where it is not set. Talks that were cancelled do not count.
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
