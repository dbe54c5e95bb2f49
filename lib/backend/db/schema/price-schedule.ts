import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, instant, paise, serialId } from './columns.ts';

/** Prices that begin, and perhaps end, by the clock. */
export const priceSchedules = pgTable(
  'price_schedules',
  {
    id: serialId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: paise('price').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null: it stays the price. */
    endsAt: instant('ends_at'),
    /** What it cost when this began, and costs again when it ends. */
    priceBefore: paise('price_before'),
    /** When it became the price. Null: it has not. */
    startedAt: instant('started_at'),
    /** When it had done its work, or was cut short. Null: it lies ahead or runs. */
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
