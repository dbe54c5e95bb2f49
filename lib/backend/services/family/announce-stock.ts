import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { addRevalidation } from '../../jobs/add-revalidation.ts';
import { offersChanged } from '../../search/engine.ts';
import { stockCameBack } from '../stock-alert/stock-alerts.ts';
import { tellOfStock } from '../webhook/tell-webhooks.ts';
import { relatedPageTags } from './related-by-family.ts';

/** A stock that was written in this transaction. */
export interface StockChange {
  productId: number;
  /** Pieces added to the stock; negative: taken. */
  change: number;
}

/*
 * A combo's own row is written when the transaction commits. Each part is judged by itself, because
 * the other parts may be changing in transactions that are not visible yet.
 */
const readTurns = namedStatement<{ id: number; isBack: boolean }>(
  'stock_turns',
  sql`
    with moved as (
      select p.id, p.stock, p.stock - sum(m.change)::integer as before
      from unnest(${sql.placeholder('ids')}::integer[], ${sql.placeholder('changes')}::integer[])
        as m(id, change)
      join products p on p.id = m.id
      where p.stock is not null
      group by p.id
    ), parts as (
      select id, stock > 0 as now, before > 0 as before from moved
      union all
      select i.combo_id, moved.stock >= i.quantity, moved.before >= i.quantity
      from moved join combo_items i on i.product_id = moved.id
    )
    select id, bool_or(now) as "isBack" from parts where now <> before group by id order by id`,
);

/**
 * Announces stock that an order took or gave back: revalidates the pages of the products, of their
 * families and of combos that contain them, notifies webhooks, sends stock alerts and updates the
 * search where a product or a combo is sold out or available again. Must be the last step of the
 * transaction that wrote the stock. Several changes of one product add up.
 */
export async function announceStock(
  context: Pick<ServiceContext, 'db' | 'now'>,
  changes: readonly StockChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { db } = context;
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  const turns = await readTurns(db, {
    ids: `{${changes.map(({ productId }) => productId).join(',')}}`,
    changes: `{${changes.map(({ change }) => change).join(',')}}`,
  });
  const tags = await relatedPageTags(db, ids);
  await addRevalidation(db, turns.length > 0 ? [...tags, 'products'] : tags);
  await tellOfStock(context, ids);
  const back = turns.filter(({ isBack }) => isBack).map(({ id }) => id);
  if (back.length > 0) await stockCameBack(db, back);
  if (turns.length > 0) {
    await offersChanged(
      db,
      turns.map(({ id }) => id),
    );
  }
}
