import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, instant, paise, reference, serialId } from './columns.ts';

/** Price changes that start, and may end, at a given time. */
export const priceSchedules = pgTable(
  'price_schedules',
  {
    id: serialId(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    price: paise('price').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null: it has no end. */
    endsAt: instant('ends_at'),
    /** Price before the start, which applies again after the end. */
    priceBefore: paise('price_before'),
    /** When it was applied. Null: not yet. */
    startedAt: instant('started_at'),
    /** When it ended or was cancelled. Null: planned or running. */
    endedAt: instant('ended_at'),
    staffId: integer('staff_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('price_schedules_product_idx').on(t.productId, t.startsAt),
    index('price_schedules_open_idx')
      .on(t.startsAt)
      .where(sql`${t.endedAt} is null`),
    check('price_schedules_price', sql`${t.price} > 0`),
    check('price_schedules_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
