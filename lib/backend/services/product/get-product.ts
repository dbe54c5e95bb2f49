import { sql, type SQL } from 'drizzle-orm';
import type { Product } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { notFound, StoreError } from '../../errors.ts';
import { ownedStatement, type OwnerParts } from '../cart/lock-open-cart.ts';
import {
  withMemory,
  type CatalogueMemory,
  type Seen,
} from '../../catalogue-cache/catalogue-memory.ts';
import { pageCombo, pageFamily } from './family-columns.ts';
import { isInWishlistOf, isInNoWishlist, liveColumns } from './live-product.ts';
import {
  productColumns,
  productTables,
  reviewedColumn,
  type ProductTexts,
} from './product-texts.ts';
import { toProduct, type LiveTerms } from './serialize.ts';
import { isListed, isReturnable } from '../../db/is-listed.ts';
import { companyId } from '../../../contract/envelope.ts';

interface WithdrawnRow extends Record<string, unknown> {
  replacementId: number | null;
  replacementName: string | null;
}

type LivePage = LiveTerms & Pick<ProductTexts, 'reviewed'>;
type FullPage = LiveTerms & ProductTexts;

/* Other rows decide too, so they are no texts of the product. */
const termsColumns = sql`${isReturnable} as "mayBeReturned", ${pageFamily} as "pageFamily",
  ${pageCombo} as "pageCombo"`;

const isTheOne = sql`p.id = ${sql.placeholder('id')}::integer`;
const isVisible = sql`${isTheOne} and ${isListed(sql.placeholder('now'))}`;

const live = (isInWishlist: SQL): SQL => sql`
  select ${liveColumns(isInWishlist)}, ${termsColumns}, ${reviewedColumn} from products p where ${isVisible}`;
const selectFullPage = (isInWishlist: SQL, condition: SQL): SQL => sql`
  select ${liveColumns(isInWishlist)}, ${termsColumns}, ${productColumns} from ${productTables} where ${condition}`;

const liveForNobody = namedStatement<LivePage>('live_product', live(isInNoWishlist));
const liveForOwner = ownedStatement<LivePage>('live_product_for', (owner: OwnerParts) =>
  live(isInWishlistOf(owner)),
);
const fullPageForNobody = namedStatement<FullPage>(
  'product',
  selectFullPage(isInNoWishlist, isVisible),
);
const fullPageForOwner = ownedStatement<FullPage>('product_for', (owner: OwnerParts) =>
  selectFullPage(isInWishlistOf(owner), isVisible),
);
const fullPageForStaff = namedStatement<FullPage>(
  'product_for_staff',
  selectFullPage(isInNoWishlist, isTheOne),
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
  const [row] = await fullPageForStaff(db, { id, now: now().toISOString() });
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
  const [row] = caller
    ? await fullPageForOwner(db, caller, values)
    : await fullPageForNobody(db, values);
  if (!row) return { answer: undefined };
  pages.put(id, row);
  return { answer: toProduct(row, row), catalogue: row.catalogue };
}

/**
 * Creates the 404 for a product that is not visible. If this site sold it earlier, the response
 * also contains its replacement: `gone: true, replacement: {id, name} | null`.
 */
async function missingProduct({ db, now }: ServiceContext, id: number): Promise<StoreError> {
  const { rows } = await db.execute<WithdrawnRow>(sql`
    select p.id as "replacementId", p.name as "replacementName"
    from (
      select replacement_id from products
      where id = ${id} and not is_on_sale and ${companyId} = any(websites)
      union all
      select replacement_id from removed_products where id = ${id}
    ) old
    left join products p on p.id = old.replacement_id and ${isListed(now().toISOString())}
    limit 1`);
  const [withdrawn] = rows;
  if (!withdrawn) return new StoreError(404, 'Product not found');
  const { replacementId, replacementName } = withdrawn;
  const replacement = replacementId === null ? null : { id: replacementId, name: replacementName };
  return new StoreError(404, 'Product not found', { more: { gone: true, replacement } });
}
