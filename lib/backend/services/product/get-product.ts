import { sql, type SQL } from 'drizzle-orm';
import type { Product } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { notFound } from '../../errors.ts';
import { ownedStatement, type OwnerParts } from '../cart/owned-statement.ts';
import {
  withMemory,
  type CatalogueMemory,
  type Seen,
} from '../../catalogue-cache/catalogue-memory.ts';
import { missingProduct } from './missing-product.ts';
import { isInWishlistOf, isInNoWishlist, liveColumns, type LiveProduct } from './live-product.ts';
import {
  productColumns,
  productTables,
  reviewedColumn,
  type ProductTexts,
} from './product-texts.ts';
import { toProduct } from './serialize.ts';
import { isListed } from '../../db/is-listed.ts';

type LivePage = LiveProduct & Pick<ProductTexts, 'reviewed'>;
type WholePage = LiveProduct & ProductTexts;

const isTheOne = sql`p.id = ${sql.placeholder('id')}::integer`;
const isVisible = sql`${isTheOne} and ${isListed(sql.placeholder('now'))}`;

const live = (isInWishlist: SQL): SQL => sql`
  select ${liveColumns(isInWishlist)}, ${reviewedColumn} from products p where ${isVisible}`;
const whole = (isInWishlist: SQL, condition: SQL): SQL => sql`
  select ${liveColumns(isInWishlist)}, ${productColumns} from ${productTables} where ${condition}`;

const liveForNobody = namedStatement<LivePage>('live_product', live(isInNoWishlist));
const liveForOwner = ownedStatement<LivePage>('live_product_for', (owner: OwnerParts) =>
  live(isInWishlistOf(owner)),
);
const wholeForNobody = namedStatement<WholePage>('product', whole(isInNoWishlist, isVisible));
const wholeForOwner = ownedStatement<WholePage>('product_for', (owner: OwnerParts) =>
  whole(isInWishlistOf(owner), isVisible),
);
const wholeForStaff = namedStatement<WholePage>(
  'product_for_staff',
  whole(isInNoWishlist, isTheOne),
);

/**
 * Returns one product with its newest reviews. Throws 404 if it is unknown, not on sale or not of
 * this site.
 */
export async function getProduct(
  context: ServiceContext,
  id: number,
  caller: Owner | undefined,
): Promise<Product> {
  const product = await withMemory(context, (memory) => readProduct(context, memory, id, caller));
  if (!product) throw await missingProduct(context, id);
  return product;
}

/** The same for the back office, on sale or not. */
export async function getProductForStaff(
  { db, now }: ServiceContext,
  id: number,
): Promise<Product> {
  const [row] = await wholeForStaff(db, { id, now: now().toISOString() });
  if (!row) throw notFound('Product');
  return toProduct(row, row);
}

async function readProduct(
  { db, now }: ServiceContext,
  { pages }: CatalogueMemory,
  id: number,
  caller: Owner | undefined,
): Promise<Seen<Product | undefined>> {
  const values = { id, now: now().toISOString() };
  const texts = pages.get(id);
  if (texts) {
    const [row] = caller ? await liveForOwner(db, caller, values) : await liveForNobody(db, values);
    if (row?.version === texts.version && row.reviewed === texts.reviewed) {
      return { answer: toProduct(texts, row), catalogue: row.catalogue };
    }
  }
  const [row] = caller ? await wholeForOwner(db, caller, values) : await wholeForNobody(db, values);
  if (!row) return { answer: undefined };
  pages.put(id, row);
  return { answer: toProduct(row, row), catalogue: row.catalogue };
}
