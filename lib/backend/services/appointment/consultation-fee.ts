import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AppointmentOffer } from '../../../contract/appointment.ts';
import { toPaise } from '../../../contract/money.ts';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
import type { AppointmentRow } from './appointment-row.ts';
import { readShop } from '../shop-profile/read-shop.ts';

export interface ConsultationPrice {
  /** In paise. */
  fee: number;
  because: AppointmentOffer['because'];
  /** Price for a customer who is no member and had an appointment before, in paise. */
  usualFee: number;
}

/**
 * Returns the price of a customer's next appointment: free for all unless the owner has set a fee;
 * with a fee, free for Elite members if that is one of their benefits, and the first time unless
 * `first_consultation_free` is false. Cancelled appointments do not count.
 */
export async function consultationPrice(
  { db }: ServiceContext,
  customerId: number,
  isMember: boolean,
): Promise<ConsultationPrice> {
  const shop = await readShop({ db });
  const usual = toPaise(shop.consultation_fee);
  const free = (because: ConsultationPrice['because']) => ({ fee: 0, because, usualFee: usual });
  if (usual === 0) return free('free');
  if (isMember && shop.elite_benefits.free_consultation) return free('elite');
  if (shop.first_consultation_free && (await isFirst({ db }, customerId))) return free('first');
  return { fee: usual, because: 'fee', usualFee: usual };
}

async function isFirst({ db }: Pick<ServiceContext, 'db'>, customerId: number): Promise<boolean> {
  return (await db.$count(appointments, standing(customerId))) === 0;
}

const standing = (customerId: number) =>
  and(eq(appointments.customerId, customerId), isNull(appointments.cancelledAt));

/**
 * Makes the next paid appointment of a customer free if their free first one has just been cancelled:
 * it must not be lost. Returns its time; null if there is none. Lock the customer before.
 */
export async function passOnFreeFirst(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { customerId, fee, isFree }: Pick<AppointmentRow, 'customerId' | 'fee' | 'isFree'>,
): Promise<Date | null> {
  const shop = await readShop({ db });
  if (fee > 0 || isFree || !shop.first_consultation_free) return null;
  const all = await db
    .select()
    .from(appointments)
    .where(standing(customerId))
    .orderBy(asc(appointments.startsAt));
  const hasFree = all.some((row) => row.fee === 0 && !row.isFree);
  const next = all.find((row) => row.fee > 0 && row.startsAt > now());
  if (hasFree || !next) return null;
  const changes = { fee: 0, updatedAt: now() };
  await db.update(appointments).set(changes).where(eq(appointments.id, next.id));
  return next.startsAt;
}
