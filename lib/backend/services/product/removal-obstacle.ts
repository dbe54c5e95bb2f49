import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { readHoldingCombos } from '../combo/combo-terms.ts';

interface TiesRow extends Record<string, unknown> {
  isOrdered: boolean;
  isReviewed: boolean;
  isOnSale: boolean;
  coupon: string | null;
}

/**
 * Returns why a product cannot be deleted, as a sentence for staff; null if it can be deleted or
 * does not exist.
 */
export async function removalObstacle({ db }: ServiceContext, id: number): Promise<string | null> {
  const { rows } = await db.execute<TiesRow>(sql`
    select exists (select from order_lines where product_id = p.id)
        or exists (select from order_combos where product_id = p.id) as "isOrdered",
      exists (select from reviews where product_id = p.id) as "isReviewed",
      p.is_on_sale as "isOnSale",
      (select code from coupons where product_id = p.id order by id limit 1) as coupon
    from products p where p.id = ${id}`);
  const [ties] = rows;
  if (!ties) return null;
  if (ties.isOrdered) {
    return 'Customers have ordered this product, so it can’t be deleted. Unpublish it instead.';
  }
  if (ties.isReviewed) {
    return 'Customers have reviewed this product, so it can’t be deleted. Unpublish it instead.';
  }
  const combos = await readHoldingCombos(db, [id]);
  if (combos.length > 0) {
    const names = combos.map(({ name }) => name).join(', ');
    return `This product is part of ${names}. Remove it from ${combos.length === 1 ? 'that combo' : 'those combos'} first.`;
  }
  if (ties.coupon) {
    return `The coupon ${ties.coupon} is for this product. Change the coupon first.`;
  }
  if (ties.isOnSale) {
    return 'This product is published. Unpublish it first, so that shoppers who have it in their cart are informed.';
  }
  return null;
}
