import { sql, type SQL } from 'drizzle-orm';

const customerId = sql`${sql.placeholder('customerId')}::integer`;

/**
 * Query for rows of `Coupon`. `k` is the coupon; the placeholder `customerId` is the customer whose
 * use is counted.
 */
export const selectCoupons = (condition: SQL): SQL => sql`
  select k.id, k.code, k.percent, k.amount, k.least_order as "leastOrder",
         k.most_discount as "mostDiscount", k.uses_in_all as "usesInAll",
         k.uses_per_customer as "usesPerCustomer", k.used_count as "usedCount",
         k.first_order_only as "firstOrderOnly", k.is_active as "isActive",
         k.product_id as "productId", k.category_id as "categoryId", k.brand_id as "brandId",
         (extract(epoch from k.starts_at) * 1000)::float8 as "startsAt",
         (extract(epoch from k.ends_at) * 1000)::float8 as "endsAt",
         array_remove(array[p.name, c.name, b.name], null) as scope,
         (select count(*)::integer from coupon_uses u
          where u.coupon_id = k.id and u.customer_id = ${customerId}
            and u.given_back_at is null) as "usedByCustomer",
         exists (select from orders o
                 where o.customer_id = ${customerId} and o.status <> 'Cancelled') as "hasOrdered"
  from coupons k
  left join products p on p.id = k.product_id
  left join categories c on c.id = k.category_id
  left join brands b on b.id = k.brand_id
  where ${condition}`;
