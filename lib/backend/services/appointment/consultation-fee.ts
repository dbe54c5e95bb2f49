import { and, eq, isNull } from 'drizzle-orm';
import type { AppointmentOffer } from '../../../contract/appointment.ts';
import { toPaise } from '../../../contract/money.ts';
import type { ServiceContext } from '../../context.ts';
import { appointments } from '../../db/schema/service.ts';
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
  const earlier = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.customerId, customerId), isNull(appointments.cancelledAt)))
    .limit(1);
  return earlier.length === 0;
}
