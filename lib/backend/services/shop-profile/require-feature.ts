import type { Feature } from '../../../contract/features.ts';
import { isOn } from '../../../contract/is-on.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readShop } from './read-shop.ts';

/** Throws 404 while the shop has the part switched off. */
export async function requireFeature(context: ServiceContext, feature: Feature): Promise<void> {
  if (!isOn(await readShop(context), feature)) throw notFound('This address');
}
