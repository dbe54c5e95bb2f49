import { inArray, sql } from 'drizzle-orm';
import type { CouponState, StaffCoupon } from '../../../contract/staff-coupon.ts';
import type { ServiceContext } from '../../context.ts';
import { coupons, type CouponRow } from '../../db/schema/voucher.ts';
import { toRupees } from '../../../contract/money.ts';

interface Surroundings extends Record<string, unknown> {
  id: number;
  isKept: boolean;
  category: string | null;
  brand: string | null;
  product: string | null;
}

/** Maps coupons to the staff view, with the names of their product, category and brand. */
export async function showCoupons(
  { db, now }: ServiceContext,
  rows: CouponRow[],
): Promise<StaffCoupon[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const around = await db
    .select({
      id: coupons.id,
      isKept: sql<boolean>`exists (select from coupon_uses u where u.coupon_id = coupons.id)`,
      category: sql<
        string | null
      >`(select name from categories c where c.id = coupons.category_id)`,
      brand: sql<string | null>`(select name from brands b where b.id = coupons.brand_id)`,
      product: sql<string | null>`(select name from products p where p.id = coupons.product_id)`,
    })
    .from(coupons)
    .where(inArray(coupons.id, ids));
  const known = new Map(around.map((one) => [one.id, one]));
  return rows.map((row) => toStaffCoupon(row, known.get(row.id), now()));
}

/** Returns the state of a coupon; states that cannot be changed back come first. */
function couponState(row: CouponRow, now: Date): CouponState {
  if (row.endsAt && row.endsAt <= now) return 'over';
  if (row.usesInAll !== null && row.usedCount >= row.usesInAll) return 'used up';
  if (!row.isActive) return 'paused';
  return row.startsAt && row.startsAt > now ? 'planned' : 'runs';
}

function toStaffCoupon(row: CouponRow, around: Surroundings | undefined, now: Date): StaffCoupon {
  const named = (id: number | null, name: string | null | undefined) =>
    id === null ? null : { id, name: name ?? '' };
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    description: row.description,
    kind: row.percent === null ? 'amount' : 'percent',
    value: row.percent ?? toRupees(row.amount ?? 0),
    least_order: toRupees(row.leastOrder),
    most_discount: row.mostDiscount === null ? null : toRupees(row.mostDiscount),
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    uses_in_all: row.usesInAll,
    uses_per_customer: row.usesPerCustomer,
    first_order_only: row.firstOrderOnly,
    category: named(row.categoryId, around?.category),
    brand: named(row.brandId, around?.brand),
    product: named(row.productId, around?.product),
    show_in_cart: row.showInCart,
    is_active: row.isActive,
    state: couponState(row, now),
    used_count: row.usedCount,
    is_kept: around?.isKept ?? false,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
