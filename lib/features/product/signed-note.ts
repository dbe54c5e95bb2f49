import type { Product } from '../../contract/product';
import type { ShopProfile } from '../../contract/shop-profile';
import { routes } from '../../platform/routes';
import { isOpen } from '../shop-profile/open-pages';

interface SignedNote {
  note: string;
  name: string;
}

/**
 * Returns the note of the vaidya with its signature; null if either is missing, or the shop has no
 * vaidya.
 */
export function signedNote(
  { vaidya_note: note, vaidya_name: name }: Pick<Product, 'vaidya_note' | 'vaidya_name'>,
  shop: Pick<ShopProfile, 'closed_pages'>,
): SignedNote | null {
  return note && name && isOpen(shop, routes.vaidya) ? { note, name } : null;
}
