import { permanentRedirect } from 'next/navigation';
import type { Product } from '../../contract/product';
import { idFrom } from '../../format/id';
import { routes } from '../../platform/routes';
import { movedOrMissing } from '../../seo/moved-or-missing';
import { findProduct, findReplacement } from './queries';

/**
 * Returns the product of a URL; else redirects with 308 to its replacement or to the target that
 * staff set for `path`, or answers 404.
 */
export async function requireProduct(productId: string, path: string): Promise<Product> {
  const id = idFrom(productId);
  const product = await findProduct(id);
  if (product) return product;
  const replacement = await findReplacement(id);
  if (replacement) permanentRedirect(encodeURI(routes.product(replacement)));
  return movedOrMissing(path);
}
