import type { Feature } from '../../../contract/features.ts';
import { isOn } from '../../../contract/is-on.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readShop, type OwnShop } from './read-shop.ts';

/** Throws 404 while the shop has the part switched off. */
export async function requireFeature(context: ServiceContext, feature: Feature): Promise<void> {
  if (!isOn(await readShop(context), feature)) throw notFound('This address');
}

/**
 * Whether orders can be paid online. The sandbox takes no money, so that only a demo may offer it.
 */
export const paysOnline = (
  { env }: Pick<ServiceContext, 'env'>,
  { has_demo: hasDemo }: Pick<OwnShop, 'has_demo'>,
): boolean => hasDemo || env.payment.provider !== 'sandbox';
