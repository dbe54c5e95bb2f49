import type { ServiceContext } from '../../context.ts';
import type { OwnShop } from './read-shop.ts';

/**
 * Whether orders can be paid online. The sandbox takes no money, so that only a demo may offer it.
 */
export const paysOnline = (
  { env }: Pick<ServiceContext, 'env'>,
  { has_demo: hasDemo }: Pick<OwnShop, 'has_demo'>,
): boolean => hasDemo || env.payment.provider !== 'sandbox';
