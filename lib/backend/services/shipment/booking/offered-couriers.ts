import type { ServiceContext } from '../../../context.ts';
import { couriersOf } from '../../../providers/courier/courier-of.ts';
import type { CourierProvider } from '../../../providers/courier/courier-provider.ts';
import type { OwnShop } from '../../shop-profile/read-shop.ts';

/** Returns the couriers that new parcels can be booked at: the sandbox carries those of a demo alone. */
export const offeredCouriers = (
  context: Pick<ServiceContext, 'env'>,
  { has_demo: hasDemo }: Pick<OwnShop, 'has_demo'>,
): CourierProvider[] => couriersOf(context).filter(({ name }) => hasDemo || name !== 'sandbox');
