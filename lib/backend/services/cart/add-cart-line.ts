import { sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { onShelf } from '../product/shelf.ts';
import { mostInCart, tooMany } from './availability.ts';
import { cartAfterChange } from './cart-after-change.ts';
import { ownedStatement } from './owned-statement.ts';
import type { CartContents } from './read-cart.ts';

export interface NewCartLine {
  productId: number;
  quantity: number;
}

const quantity = sql`${sql.placeholder('quantity')}::integer`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/* One statement, hence one transaction and one round trip. Touching the cart locks it, so that
   parallel additions add up and none falls into a cart that is just being ordered. */
const add = ownedStatement<{ name: string; most: number; added: number }>(
  'add_cart_line',
  ({ column, value }) => sql`
    with wanted as (
      select p.id, p.name, ${mostInCart} as most
      from products p
      where p.id = ${sql.placeholder('productId')}::integer and ${onShelf(sql.placeholder('now'))}
    ), cart as (
      insert into carts (${column}, created_at, updated_at)
      select ${value}, ${now}, ${now} from wanted where ${quantity} <= wanted.most
      on conflict (${column}) where closed_at is null do update set updated_at = excluded.updated_at
      returning id
    ), line as (
      insert into cart_items (cart_id, product_id, quantity, created_at)
      select cart.id, wanted.id, ${quantity}, ${now} from cart, wanted
      on conflict (cart_id, product_id) do update
        set quantity = cart_items.quantity + excluded.quantity, asked_quantity = null
        where cart_items.quantity::bigint + excluded.quantity <= (select most from wanted)
      returning id
    )
    select name, most, (select count(*)::integer from line) as added from wanted`,
);

/**
 * Puts a product into the caller's cart, which is made at the first time; the same product again
 * adds up. Answers the cart after it. 404 where this store does not sell the product, 409 with
 * `available_quantity` where there would be more in the cart than can be had.
 */
export async function addCartLine(
  context: ServiceContext,
  owner: Owner,
  line: NewCartLine,
): Promise<CartContents> {
  const [outcome] = await add(context.db, owner, { ...line, now: context.now() });
  if (!outcome) throw notFound('Product');
  if (outcome.added === 0) throw tooMany(outcome.name, outcome.most);
  return cartAfterChange(context, owner);
}
