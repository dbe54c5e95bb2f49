import type { Product } from '../../contract/product';
import type { ShopProfile } from '../../contract/shop-profile';
import { routes } from '../../platform/routes';
import { isOpen } from '../shop-profile/open-pages';

/**
 * Returns the note of the vaidya with its signature; null if either is missing, or the shop has no
 * vaidya.
 */
export function signedNote(
  { vaidya_note: note, vaidya_name: name }: Pick<Product, 'vaidya_note' | 'vaidya_name'>,
  shop: Pick<ShopProfile, 'closed_pages'>,
): { note: string; name: string } | null {
  return note && name && isOpen(shop, routes.vaidya) ? { note, name } : null;
}
