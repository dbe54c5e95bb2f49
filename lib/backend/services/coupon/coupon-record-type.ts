import { sql, type SQL, eq } from 'drizzle-orm';
import type { CouponInput, CouponState, StaffCoupon } from '../../../contract/staff-coupon.ts';
import type { ServiceContext } from '../../context.ts';
import { coupons, type CouponRow, couponUses } from '../../db/schema/voucher.ts';
import { conflict, invalid } from '../../errors.ts';
import { toPaise } from '../../../contract/money.ts';
import type { RecordType } from '../content/record-type.ts';
import { showCoupons } from './serialize.ts';

/** Record type of coupons. A used coupon keeps its code and cannot be deleted. */
export const couponRecordType: RecordType<
  CouponRow,
  CouponInput,
  StaffCoupon,
  { state?: CouponState | undefined }
> = {
  name: 'Coupon',
  subject: 'coupon',
  table: coupons,
  searched: [coupons.code, coupons.description],
  sorts: {
    created_at: coupons.createdAt,
    code: coupons.code,
    used_count: coupons.usedCount,
    ends_at: coupons.endsAt,
  },
  firstSort: '-created_at',
  filterOf: ({ now }, { state }) => state && sql`${stateAt(now())} = ${state}`,
  toValues: async (context, input, before) => {
    await checkScope(context, input);
    if (before && input.code !== before.code && (await isUsed(context, before.id))) {
      throw invalid({
        code: [
          'This coupon has been used in an order, so its code can’t change. Pause it and create another.',
        ],
      });
    }
    const { usedCount } = before ?? { usedCount: 0 };
    if (input.uses_in_all != null && input.uses_in_all < usedCount) {
      throw invalid({
        uses_in_all: [
          `It has already been used ${usedCount === 1 ? 'once' : `${usedCount} times`}`,
        ],
      });
    }
    const inPaise = toPaise(input.value);
    return {
      code: input.code,
      description: input.description,
      percent: input.kind === 'percent' ? input.value : null,
      amount: input.kind === 'amount' ? inPaise : null,
      leastOrder: toPaise(input.least_order),
      mostDiscount:
        input.kind === 'amount' || input.most_discount == null
          ? null
          : toPaise(input.most_discount),
      startsAt: input.starts_at ? new Date(input.starts_at) : null,
      endsAt: input.ends_at ? new Date(input.ends_at) : null,
      usesInAll: input.uses_in_all ?? null,
      usesPerCustomer: input.uses_per_customer ?? null,
      firstOrderOnly: input.first_order_only,
      categoryId: input.category_id ?? null,
      brandId: input.brand_id ?? null,
      productId: input.product_id ?? null,
      showInCart: input.show_in_cart,
      isActive: input.is_active,
      ...(!before && { createdAt: context.now(), updatedAt: context.now() }),
    };
  },
  show: showCoupons,
  // No page shows coupons: carts read them at each request.
  effectOf: () => ({ tags: [], paths: [] }),
  taken: { field: 'code', message: 'A coupon with this code already exists' },
  checkRemoval: async (context, { id, code }) => {
    if (await isUsed(context, id)) {
      throw conflict(
        `${code} has been used in an order, so it can’t be deleted. Pause it instead.`,
      );
    }
  },
};

/* Must match `couponState`, as SQL. */
function stateAt(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case
    when ${coupons.endsAt} <= ${at} then 'over'
    when ${coupons.usedCount} >= ${coupons.usesInAll} then 'used up'
    when not ${coupons.isActive} then 'paused'
    when ${coupons.startsAt} > ${at} then 'planned'
    else 'runs' end`;
}

async function checkScope(
  { db }: ServiceContext,
  { category_id, brand_id, product_id }: CouponInput,
): Promise<void> {
  const { rows } = await db.execute<{ category: boolean; brand: boolean; product: boolean }>(sql`
    select exists (select from categories where id = ${category_id ?? null}::integer) as category,
           exists (select from brands where id = ${brand_id ?? null}::integer) as brand,
           exists (select from products where id = ${product_id ?? null}::integer) as product`);
  const found = rows[0];
  if (category_id != null && !found?.category) {
    throw invalid({ category_id: ['Category not found'] });
  }
  if (brand_id != null && !found?.brand) throw invalid({ brand_id: ['Brand not found'] });
  if (product_id != null && !found?.product) {
    throw invalid({ product_id: ['Product not found'] });
  }
}

/** Whether any order has used the coupon, cancelled orders included. */
async function isUsed({ db }: ServiceContext, couponId: number): Promise<boolean> {
  const [use] = await db
    .select({ id: couponUses.id })
    .from(couponUses)
    .where(eq(couponUses.couponId, couponId))
    .limit(1);
  return use !== undefined;
}
