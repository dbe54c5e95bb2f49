import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { instant, reference, rowVersion, serialId } from './columns.ts';
import { customers } from './customer.ts';

/** Published where it is answered and not refused. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: serialId(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    /** Null if the account is deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    refusedAt: instant('refused_at'),
    refusedReason: text('refused_reason').notNull().default(''),
    version: rowVersion(),
  },
  (t) => [
    index('product_questions_published_idx')
      .on(t.productId, t.answeredAt.desc(), t.id.desc())
      .where(sql`${t.answeredAt} is not null and ${t.refusedAt} is null`),
    index('product_questions_asked_idx').on(t.askedAt, t.id),
    index('product_questions_open_idx')
      .on(t.askedAt, t.id)
      .where(sql`${t.answeredAt} is null and ${t.refusedAt} is null`),
    index('product_questions_customer_idx').on(t.customerId),
  ],
);
