import { eq } from 'drizzle-orm';
import { toPaise } from '../../../contract/money.ts';
import type { RemittanceInput, RemittanceRow } from '../../../contract/staff-remittance.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { shipments } from '../../db/schema/shipment.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { dayInIndia } from '../../../contract/india-clock.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { toRemittance } from './list-remittances.ts';

/**
 * Records what a courier has paid for a delivered parcel. 404 for an unknown parcel or one without
 * cash, 409 if a colleague has recorded it before.
 */
export async function tickRemittance(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { received, paid_on: cashPaidOn, reference }: RemittanceInput,
): Promise<RemittanceRow> {
  if (cashPaidOn > dayInIndia(context.now()))
    throw invalid({ paid_on: ['This day is in the future'] });
  return withinTransaction(context, async (within, tx) => {
    const [parcel] = await tx.select().from(shipments).where(eq(shipments.id, id)).for('update');
    if (!parcel || parcel.status !== 'delivered' || parcel.cashDue === 0) throw notFound('Parcel');
    if (parcel.cashReceived !== null) {
      throw conflict(
        `The cash for parcel ${parcel.number} of ${formatOrderId(parcel.orderId)} is already marked as received`,
        { reference: parcel.cashReference },
      );
    }
    const cash = { cashReceived: toPaise(received), cashPaidOn, cashReference: reference };
    await tx.update(shipments).set(cash).where(eq(shipments.id, id));
    await writeAudit(within, caller, 'remittance.tick', `order:${parcel.orderId}`, {
      after: { parcel: parcel.number, expected: parcel.cashDue, ...cash },
    });
    return toRemittance({ ...parcel, ...cash });
  });
}
