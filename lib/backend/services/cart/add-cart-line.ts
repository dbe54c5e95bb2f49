import { sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { conflict, notFound } from '../../errors.ts';
import { isMember } from '../membership/membership-month.ts';
import { membersFirst } from '../product/members-first.ts';
import { isListed } from '../../db/is-listed.ts';
import { maxCartQuantity, tooMany } from './availability.ts';
import { cartAfterChange } from './change-cart-line.ts';
import { ownedStatement } from './lock-open-cart.ts';
import type { CartContents } from './read-cart.ts';

export interface NewCartLine {
  productId: number;
  quantity: number;
}

const quantity = sql`${sql.placeholder('quantity')}::integer`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
/* Parallel additions may pass it by a few. */
const maxLines = sql.raw(String(storeRules.maxCartLines));

/*
 * A single statement: one transaction and one round trip. Updating the cart row locks it, so that
 * parallel additions add up and none goes into a cart that is being ordered.
 */
interface Outcome {
  name: string;
  most: number;
  added: number;
  /** Whether the cart holds as many other products as it can. */
  isFull: boolean;
  /** End of the members-only period if the caller is not known to be a member. */
  heldUntilMs: number | null;
}

const add = ownedStatement<Outcome>(
  'add_cart_line',
  ({ column, value }) => sql`
    with wanted as (
      select p.id, p.name, ${maxCartQuantity} as most,
        case when p.members_until > ${now} and not ${sql.placeholder('isMember')}::boolean
          then (extract(epoch from p.members_until) * 1000)::float8 end as "heldUntilMs"
      from products p
      where p.id = ${sql.placeholder('productId')}::integer and ${isListed(sql.placeholder('now'))}
    ), cart as (
      insert into carts (${column}, created_at, updated_at)
      select ${value}, ${now}, ${now} from wanted
      where ${quantity} <= wanted.most and wanted."heldUntilMs" is null
      on conflict (${column}) where closed_at is null do update set updated_at = excluded.updated_at
      returning id
    ), existing as (
      select count(*) >= ${maxLines} and bool_and(i.product_id <> wanted.id) as "isFull"
      from cart join cart_items i on i.cart_id = cart.id, wanted
    ), line as (
      insert into cart_items (cart_id, product_id, quantity, created_at)
      select cart.id, wanted.id, ${quantity}, ${now} from cart, wanted, existing
      where not existing."isFull"
      on conflict (cart_id, product_id) do update
        set quantity = cart_items.quantity + excluded.quantity, asked_quantity = null
        where cart_items.quantity::bigint + excluded.quantity <= (select most from wanted)
      returning id
    )
    select name, most, "heldUntilMs", (select count(*)::integer from line) as added,
      (select "isFull" from existing) as "isFull"
    from wanted`,
);

/**
 * Adds a product to the caller's cart, which is created if needed; adding the same product again
 * increases the quantity. Returns the cart after the change. 404 if this store does not sell the
 * product, 409 with `available_quantity` if the cart would hold more than is available, 409 with
 * `members_until` if it is for members first and the caller is no member, 409 if the cart holds
 * `maxCartLines` other products.
 */
export async function addCartLine(
  context: ServiceContext,
  owner: Owner,
  line: NewCartLine,
): Promise<CartContents> {
  const values = { ...line, now: context.now(), isMember: false };
  let [outcome] = await add(context.db, owner, values);
  // Membership is read only when needed, which is rare.
  if (outcome?.heldUntilMs && (await isOwnedByMember(context, owner))) {
    [outcome] = await add(context.db, owner, { ...values, isMember: true });
  }
  if (!outcome) throw notFound('Product');
  if (outcome.heldUntilMs) throw membersFirst(outcome.name, new Date(outcome.heldUntilMs));
  if (outcome.isFull) throw fullCart();
  if (outcome.added === 0) throw tooMany(outcome.name, outcome.most);
  return cartAfterChange(context, owner);
}

const fullCart = () =>
  conflict(
    `Your cart can hold up to ${storeRules.maxCartLines} different products. Place an order, or remove some products first.`,
  );

export const isOwnedByMember = async (context: ServiceContext, owner: Owner): Promise<boolean> =>
  owner.kind === 'customer' && isMember(context, owner.customerId);
