import type { ServiceContext } from '../../context.ts';
import type { OwnShop } from '../shop-profile/read-shop.ts';

/** Whether orders can be paid online. The sandbox takes no money, so only a demo may offer it. */
export const canPayOnline = (
  { env }: Pick<ServiceContext, 'env'>,
  { has_demo: hasDemo }: Pick<OwnShop, 'has_demo'>,
): boolean => hasDemo || env.payment.provider !== 'sandbox';
