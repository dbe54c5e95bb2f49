import { listCategories } from '../../../contract/category.ts';
import { toPaise } from '../../../contract/money.ts';
import * as calls from '../../../contract/product.ts';
import { listReviews, writeReview } from '../../../contract/review.ts';
import { isMoney } from '../money.ts';
import type { People, Suite } from '../suite.ts';
import { hasError } from './session.ts';

const PER_PAGE = 20;
const PACKING = 490;
const UNKNOWN = 2_000_000_000;

export async function checkCatalogue(suite: Suite): Promise<void> {
  const { succeed, refuse, check } = suite;
  await checkCategories(suite);
  await succeed(calls.listProductTags);
  await succeed(calls.listProductForms);
  const brands = (await succeed(calls.listBrands))?.data ?? [];
  const list = await succeed(calls.listProducts);
  await checkPages(suite);
  const [first] = list?.data.data ?? [];
  for (const { name, product_price: price, base_price: mrp } of list?.data.data ?? []) {
    const isRight = price > 0 && price <= mrp && isMoney(price) && isMoney(mrp);
    if (!isRight) check(calls.listProducts, `product_price of ${name}`, false, { price, mrp });
  }
  await checkFamilies(suite, list?.data.data ?? []);
  for (const [ordering, sign] of [
    ['base_price', 1],
    ['-base_price', -1],
  ] as const) {
    const rows = (await succeed(calls.listProducts, { query: { ordering } }))?.data.data ?? [];
    const prices = rows.map((row) => toPaise(row.product_price) * sign);
    const isSorted = prices.every(
      (price, index) => index === 0 || price >= (prices[index - 1] ?? 0),
    );
    check(calls.listProducts, `ordering=${ordering} sorts by product_price`, isSorted, prices);
  }
  const [brand] = brands.filter(({ id }) => id === first?.brand);
  if (brand) {
    const rows = (await succeed(calls.listProducts, { query: { brand: brand.id } }))?.data.data;
    const isOfBrand = rows?.every((row) => row.brand === brand.id) ?? false;
    check(calls.listProducts, 'brand', isOfBrand && rows?.length !== 0, rows?.length);
  }
  for (const [name, value] of [
    ['page', 0],
    ['page', 'one'],
    ['ordering', 'constructor'],
    ['brand', 'x'],
  ] as const) {
    await refuse(calls.listProducts, `${name}=${value}`, [400], { query: { [name]: value } });
  }
  await succeed(calls.listPackingMaterials, { query: { categoryID: PACKING } });
  if (!first) return;
  const search = { prod_search: first.name };
  const hits = (await succeed(calls.listProducts, { query: search }))?.data.data ?? [];
  const isFound = hits.some(({ id }) => id === first.id);
  check(calls.listProducts, 'prod_search finds a product by its name', isFound, first.name);
  await checkProduct(suite, first.id);
}

async function checkCategories({ succeed, check }: Suite): Promise<void> {
  const tree = (await succeed(listCategories, { query: { list: 'true' } }))?.data ?? [];
  const parent = tree.find(({ children }) => children.length > 0);
  const child = parent?.children[0];
  if (!parent || !child) return;
  const countProducts = async (category_id: number) =>
    (await succeed(calls.listProducts, { query: { category_id } }))?.data.total ?? 0;
  const [ofParent, ofChild] = [await countProducts(parent.id), await countProducts(child.id)];
  check(calls.listProducts, 'a category includes its descendants', ofParent >= ofChild, {
    [parent.name]: ofParent,
    [child.name]: ofChild,
  });
}

async function checkPages({ succeed, check }: Suite): Promise<void> {
  const readPage = (page: number) => succeed(calls.listProducts, { query: { page } });
  const first = await readPage(1);
  if (!first) return;
  const { total, data: rows } = first.data;
  const wanted = Math.ceil(total / PER_PAGE);
  check(calls.listProducts, 'total_pages', first.total_pages === wanted, first.total_pages);
  check(calls.listProducts, '20 a page', rows.length === Math.min(PER_PAGE, total), rows.length);
  const past = await readPage(first.total_pages + 1);
  const left = past?.data.data.length;
  check(calls.listProducts, 'a page past the end is empty', left === 0, left);
  if (first.total_pages < 2) return;
  const shown = new Set(rows.map(({ id }) => id));
  const twice = (await readPage(2))?.data.data.filter(({ id }) => shown.has(id));
  check(calls.listProducts, 'no product is on two pages', twice?.length === 0, twice?.length);
}

async function checkProduct(suite: Suite, id: number): Promise<void> {
  const { succeed, refuse, check } = suite;
  const found = (await succeed(calls.getProduct, { params: { id } }))?.data;
  const isHere = found?.product_websites.includes(33) ?? false;
  check(calls.getProduct, 'product_websites holds 33', isHere, found?.product_websites);
  await refuse(calls.getProduct, 'an unknown product', [404], { params: { id: UNKNOWN } });
  const related = await succeed(calls.listRelatedProducts, { query: { product_id: id } });
  const [group] = related?.RelatedOtherProducts ?? [];
  const itself = group?.product_details.id;
  check(calls.listRelatedProducts, 'product_details is the product', itself === id, itself);
  checkFamily(suite, found);
  checkCombo(suite, found);
  await succeed(listReviews, { params: { productId: id } });
  await refuse(listReviews, 'an unknown product', [404], { params: { productId: UNKNOWN } });
}

/** Lists show one card a family, if the API has families: the size that fits best. */
async function checkFamilies(suite: Suite, cards: readonly calls.ProductCard[]): Promise<void> {
  const { succeed, check } = suite;
  const ids = cards.flatMap(({ family_id: family }) => (family ? [family] : []));
  if (ids.length === 0) return;
  const all = await succeed(calls.listProducts, { query: { families: 'each' } });
  const one = await succeed(calls.listProducts);
  const [each, shown] = [all?.data.total ?? 0, one?.data.total ?? 0];
  check(calls.listProducts, 'families=each lists as many or more', each >= shown, [each, shown]);
  const isEach = each === shown;
  const isOnce = isEach || new Set(ids).size === ids.length;
  check(calls.listProducts, 'one card a family', isOnce, ids);
  for (const { name, family_size: size = 0, family_price_from: from = 0, ...card } of cards) {
    if (!card.family_id) continue;
    const isRight = size >= 1 && isMoney(from) && from > 0 && from <= card.product_price;
    if (!isRight) check(calls.listProducts, `family of ${name}`, false, { size, from });
  }
  const [sized] = cards.filter(({ family_id: family }) => family);
  const params = { id: sized?.id ?? 0 };
  checkFamily(suite, (await succeed(calls.getProduct, { params }))?.data);
}

function checkFamily({ check }: Suite, product: calls.Product | undefined): void {
  const { family } = product ?? {};
  if (!product || !family) return;
  const { members, axes } = family;
  const own = members.find(({ product_id: id }) => id === product.id);
  const isSame = own?.product_price === product.product_price && own.sku === product.sku;
  check(calls.getProduct, 'family has the product itself', isSame, own);
  const options = members.map((member) => JSON.stringify(member.options));
  const isEachOnce = new Set(options).size === options.length;
  check(calls.getProduct, 'no two members have the same options', isEachOnce, options);
  const isComplete = members.every((member) => member.options.length === axes.length);
  check(calls.getProduct, 'members have an option for each axis', isComplete, axes);
}

function checkCombo({ check }: Suite, product: calls.Product | undefined): void {
  const { combo } = product ?? {};
  if (!product || !combo) return;
  const apart = combo.items.reduce(
    (sum, { product_price: price, quantity }) => sum + toPaise(price) * quantity,
    0,
  );
  const saves = Math.max(0, apart - toPaise(product.product_price));
  check(calls.getProduct, 'saves is what its parts cost more', toPaise(combo.saves) === saves, {
    apart,
    saves: combo.saves,
  });
}

/** Writes two reviews of one product: the second replaces the first. It stays. */
export async function checkReviews(suite: Suite, { main: who }: People, id: number): Promise<void> {
  const { succeed, refuse, check } = suite;
  if (!who) return;
  const write = (rating: unknown, review: string) => ({
    params: { id },
    who,
    body: { id, name: 'Conformance test', rating, review },
  });
  await succeed(writeReview, write(3, 'Conformance test, first'));
  const before = await succeed(listReviews, { params: { productId: id } });
  await succeed(writeReview, write(4, 'Conformance test'));
  const after = await succeed(listReviews, { params: { productId: id } });
  check(
    writeReview,
    'a second review replaces the first',
    before?.review_count === after?.review_count,
    after?.review_count,
  );
  const isShown = after?.reviews.some(({ review }) => review === 'Conformance test') ?? false;
  check(writeReview, 'the review is listed', isShown);
  for (const rating of [0, 6, 4.5, '5', [5], true]) {
    const what = `rating ${JSON.stringify(rating)}`;
    const failure = await refuse(writeReview, what, [400], write(rating, ''));
    check(writeReview, `${what}: errors.rating`, hasError(failure, 'rating'), failure);
  }
}
