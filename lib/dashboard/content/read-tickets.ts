import 'server-only';
import { findProduct } from '../../features/product/queries';
import type { ChosenProduct } from './chosen-product';

/** Products off sale have no ticket. */
export function readTickets(
  products: readonly { id: number; name: string }[],
): Promise<ChosenProduct[]> {
  return Promise.all(
    products.map(async ({ id, name }) => {
      const product = await findProduct(id).catch(() => null);
      if (!product) return { id, name };
      const { net_quantity, unit, product_price } = product;
      return { id, name, card: { id, name, net_quantity, unit, product_price } };
    }),
  );
}
