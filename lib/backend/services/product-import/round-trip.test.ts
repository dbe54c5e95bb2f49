import { Buffer } from 'node:buffer';
import { eq, sql } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';
import { productImages } from '../../db/schema/product-parts.ts';
import { generateProducts } from '../../db/generate-products.ts';
import { importFixture } from '../../testing/import-fixture.ts';
import { makeListedProduct } from '../../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { csvLines } from '../product-export/csv-lines.ts';
import { joinCell, splitCell, openedCell, safeCell } from './cells.ts';
import { readTable } from './read-table.ts';

let store: TestStore;
let fixture: Awaited<ReturnType<typeof importFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = await importFixture(store);
});
afterAll(() => store.close());

const formulas = [
  '=1+1',
  '+91 90000',
  '-5 % off',
  '@SUM(A1)',
  '\tx',
  "'=x",
  "''@x",
  '＝1',
  "'quoted'",
];
const unusualTexts = [
  ...formulas,
  'a,b',
  'a;b',
  'say "hi"',
  'two\nlines',
  ' ',
  'हल्दी',
  '₹ 5',
  'a | b',
  '\\|',
  "it's",
];

/** Various texts, deterministic. */
function* texts(count: number): Generator<string> {
  const letters = [...'abcक₹=+-@\'"|\\,;\t\n <>&'];
  let seed = 7;
  const next = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
  for (let index = 0; index < count; index += 1) {
    yield Array.from({ length: next(9) }, () => letters[next(letters.length)]).join('');
  }
}

describe('a cell', () => {
  it('comes back from a spreadsheet as it was, and is never a formula there', () => {
    for (const text of [...unusualTexts, ...texts(3_000)]) {
      expect(safeCell(text)).not.toMatch(/^[=+\-@\t\r\n＝]/);
      expect(openedCell(safeCell(text))).toBe(text);
    }
  });

  it('holds several texts, whatever signs are in them', () => {
    const some = [...unusualTexts, ...texts(3_000)].map((text) => text.trim()).filter(Boolean);
    expect(splitCell(joinCell(some))).toEqual(some);
  });
});

describe('the whole catalogue', () => {
  it.each(['csv', 'xlsx'])('comes back from %s without a change', async (format) => {
    const { id } = await makeListedProduct(store, {
      sku: `ODD-${format}`,
      name: '=HYPERLINK("http://example.in","Free")',
      manufacturer: '+91, "Mill" Road;\tAnand',
      ingredients: '- turmeric\r\n- salt',
      origin: 'Sri Lanka',
      region: 'Kandy',
      importer: 'Mill & Sons, "Surat"',
      certificates: ['NPOP ORG/SC/1234 https://example.in/1.pdf', 'PGS 9'],
      allergens: '=mustard, "nuts"; milk',
      shelfLife: '@home',
      benefits: ['=1', 'a | b', 'c\\', '-d'],
      metaTitle: "'=quoted",
      stock: null,
      isVeg: null,
      isReturnable: false,
      hsn: '0902',
      netQuantity: 0.125,
      price: 19_950,
    });
    await store.context.db
      .update(productImages)
      .set({ path: `/pictures/odd-${format}.webp` })
      .where(eq(productImages.productId, id));
    const file = await fixture.download(`/staff/product-export/?format=${format}`);
    const { rows } = await readTable(file);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const found = await fixture.check(file, `all.${format}`);
    const faults = await fixture.lines(found.id, '&outcome=faulty');
    expect(faults).toEqual([]);
    const [{ count = 0 } = {}] = await store.context.db
      .select({ count: sql<number>`count(*)::integer` })
      .from(products)
      .where(sql`33 = any(websites)`);
    expect(found.counts).toEqual({ new: 0, changed: 0, faulty: 0, unchanged: count });
  });

  it('builds an empty shop anew, product by product', async () => {
    const file = await fixture.download('/staff/product-export/');
    const other = await openTestStore();
    try {
      await other.client.pool.query(
        'truncate products, carts, orders, stock_movements restart identity cascade',
      );
      const { check, apply, download, lines } = await importFixture(other);
      const found = await check(file);
      const faults = (await lines(found.id, '&outcome=faulty')).flatMap((line) => line.faults);
      expect(faults).toEqual([]);
      expect((await apply(found.id)).status).toBe('applied');
      const again = await download('/staff/product-export/');
      const sortedLines = (bytes: Uint8Array<ArrayBuffer>) =>
        new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').split('\n').sort();
      expect(sortedLines(again)).toEqual(sortedLines(file));
    } finally {
      await other.close();
    }
  });

  it('is given out by the filters of its list', async () => {
    const { sku } = await makeListedProduct(store, { name: 'Vexaloom jelly' });
    const file = await fixture.download('/staff/product-export/?search=vexaloom');
    const { rows } = await readTable(file);
    expect(rows.slice(1).map(([first]) => first)).toEqual([sku]);
    const food = await fixture.call('GET', '/staff/products/?category=1&page_size=100');
    const below = await readTable(await fixture.download('/staff/product-export/?category=1'));
    expect(below.rows.length - 1).toBe(food.body['total']);
    expect(below.rows.length).toBeGreaterThan(10);
    const titles = await readTable(await fixture.download('/staff/product-export/?titles=true'));
    expect(titles.rows).toEqual([rows[0]]);
  });
});

describe('a file from another program', () => {
  const list = (delimiter: string) =>
    `SKU${delimiter}Name\r\nSP-0033${delimiter}"Café, neem; soap ₹"\r\n`;
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  it.each([
    ['commas', list(',')],
    ['semicolons', list(';')],
    ['tabs', list('\t')],
    ['a mark of UTF-8', `\ufeff${list(',')}`],
    ['UTF-16, as Excel writes “Unicode text”', utf16(list('\t'))],
    ['a line that names what parts the cells', `sep=;\r\n${list(';')}`],
  ])('is read with %s', async (_, content) => {
    const found = await fixture.check(content);
    expect(found).toMatchObject({ note: '', counts: { changed: 1 } });
    const [line] = await fixture.lines(found.id);
    expect(line?.changes[0]?.after).toBe('Café, neem; soap ₹');
  });

  it('is read in Windows-1252, which is said', async () => {
    const found = await fixture.check(Buffer.from('SKU,Name\nSP-0033,Caf\xe9\n', 'latin1'));
    expect(found.note).toContain('Windows-1252');
    expect((await fixture.lines(found.id))[0]?.changes[0]?.after).toBe('Café');
  });
});

/** Family and its options: two products of one family are not the same size. */
const familyColumns = 3;

/* For the full test with ten thousand lines: IMPORT_LINES=10000. */
const howMany = Number(process.env['IMPORT_LINES'] ?? 1_000);

it(`takes ${howMany} products in, half of them new, quickly and with progress`, async () => {
  const { db } = store.context;
  await generateProducts(db, howMany / 2 + 200);
  const text = new TextDecoder().decode(
    await fixture.download('/staff/product-export/?search=GEN-'),
  );
  const file = await readTable(Buffer.from(text));
  const [titles = [], ...known] = file.rows;
  const priceAt = titles.indexOf('Price');
  const renamed = known
    .slice(0, howMany / 2)
    .map((row) => row.with(priceAt, '20').with(1, `${row[1]} anew`));
  const familyAt = titles.indexOf('Family');
  const single = (row: readonly string[]) =>
    row.map((cell, at) => (at >= familyAt && at < familyAt + familyColumns ? '' : cell));
  const fresh = renamed.map((row, index) => single(row).with(0, `NEW-${index}`));
  const content = csvLines([titles, ...renamed, ...fresh]);

  const started = performance.now();
  const found = await fixture.check(content);
  const checked = performance.now();
  expect(found.counts).toMatchObject({ new: fresh.length, changed: renamed.length, faulty: 0 });
  const seen = new Set<number>();
  const watch = setInterval(
    () => void fixture.read(found.id).then((read) => read && seen.add(read.done)),
    100,
  );
  const applied = await fixture.apply(found.id);
  clearInterval(watch);
  const ended = performance.now();
  expect(applied).toMatchObject({ status: 'applied', done: renamed.length * 2 });
  expect(seen.size).toBeGreaterThan(1);
  if (process.env['IMPORT_LINES']) {
    const seconds = (ms: number) => (ms / 1_000).toFixed(1);
    process.stdout.write(
      `check ${seconds(checked - started)} s, apply ${seconds(ended - checked)} s\n`,
    );
  }
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(eq(products.sku, 'NEW-0'));
  expect(rows[0]?.name).toMatch(/ anew$/);
}, 180_000);
