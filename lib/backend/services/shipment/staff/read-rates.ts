import { eq } from 'drizzle-orm';
import { toRupees } from '../../../../contract/money.ts';
import type { ParcelRate } from '../../../../contract/staff-parcel.ts';
import type { ServiceContext } from '../../../context.ts';
import { orders } from '../../../db/schema/order.ts';
import { notFound } from '../../../errors.ts';
import type { RateRequest } from '../../../providers/courier/courier-provider.ts';
import { readShop } from '../../shop-profile/read-shop.ts';
import { listOfferedCouriers } from '../../../providers/connect.ts';
import { shipmentOf } from '../lock-shipments.ts';
import type { ParcelId } from './within-parcel.ts';

/**
 * Returns each connected courier's rate for a parcel of this weight (grams), the cheapest first.
 * Couriers that do not answer or do not serve the PIN code are left out. 404 for an unknown parcel.
 */
export async function readRates(
  context: ServiceContext,
  { orderId, number }: ParcelId,
  weight: number,
): Promise<ParcelRate[]> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound('Order');
  const { cashDue } = await shipmentOf(context, orderId, number);
  const shop = await readShop(context);
  const request: RateRequest = {
    fromPin: shop.postal_code,
    toPin: order.shippingAddress.postalCode,
    weight,
    isCash: cashDue > 0,
  };
  const found = await Promise.all(
    listOfferedCouriers(context, shop).map(async (courier) => {
      try {
        const rates = await courier.rates(request);
        return rates.map((rate) => ({ provider: courier.name, ...rate }));
      } catch (error) {
        context.log.warn({ err: error, courier: courier.name }, 'a courier gives no rates');
        return [];
      }
    }),
  );
  return found
    .flat()
    .sort((a, b) => a.amount - b.amount)
    .map((rate) => ({ ...rate, amount: toRupees(rate.amount) }));
}
