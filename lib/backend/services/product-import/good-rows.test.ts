import sharp from 'sharp';
import { eq, sql } from 'drizzle-orm';
import { brands, categories, products } from '../../db/schema/catalogue.ts';
import { productImages } from '../../db/schema/product-parts.ts';
import { importPictures } from '../../db/schema/product-import.ts';
import { dropUnusedPicture } from '../../jobs/check-files.ts';
import { importProducts } from '../../jobs/import-products.ts';
import { buildCsv, importFixture, newLine } from '../../testing/import-fixture.ts';
import { clearJobs } from '../../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { writeXlsx } from '../product-export/write-xlsx.ts';
import { PictureFault } from '../picture/fetch-picture.ts';
import { fetchPictures, type Fetch } from './fetch-pictures.ts';

let store: TestStore;
let fixture: Awaited<ReturnType<typeof importFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = await importFixture(store);
});
afterAll(() => store.close());

const findProduct = async (sku: string) =>
  (await store.context.db.select().from(products).where(eq(products.sku, sku)))[0];

describe('a list with errors', () => {
  it('imports the good ones of 10,000 lines once the owner agrees, and names the bad one', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => newLine(`TEN-${index}`));
    lines[6_999] = newLine('TEN-6999', { Price: '201' });
    const found = await fixture.check(buildCsv(lines));
    expect(found).toMatchObject({
      can_apply: false,
      can_apply_good: true,
      counts: { new: 9_999, faulty: 1 },
    });
    expect(await fixture.lines(found.id, '&outcome=faulty')).toEqual([
      expect.objectContaining({
        line: 7_001,
        sku: 'TEN-6999',
        faults: [
          { column: 'Price', value: '₹201', message: 'Price can’t be higher than the MRP of ₹200' },
        ],
      }),
    ]);
    await expect(fixture.apply(found.id)).rejects.toThrow('Correct them');
    expect(await findProduct('TEN-0')).toBeUndefined();
    await fixture.call('POST', `/staff/product-imports/${found.id}/apply/`, { skip_faulty: true });
    await importProducts(store.context, { importId: found.id });
    // Not indexed: the search is not looked at here.
    await clearJobs(store);
    expect((await fixture.read(found.id)).status).toBe('applied');
    expect(await findProduct('TEN-9999')).toMatchObject({ price: 18_000 });
    expect(await findProduct('TEN-6999')).toBeUndefined();
    const report = new TextDecoder().decode(
      await fixture.download(`/staff/product-imports/${found.id}/report/?faults=true`),
    );
    expect(report).toContain('7001,TEN-6999');
    const left = new TextDecoder().decode(
      await fixture.download(`/staff/product-imports/${found.id}/faulty-lines/`),
    );
    const again = await fixture.check(left.replace('201', '199'));
    expect(again).toMatchObject({ can_apply: true, counts: { new: 1 } });
  }, 300_000);

  it('shows a cell as the file has it, and says that new products go on sale right away', async () => {
    const lines = [newLine('DASH-1', { Stock: '-' }), newLine('DASH-2')];
    const titles = Object.keys(lines[0] ?? {});
    const rows = lines.map((line) => Object.values(line));
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of writeXlsx('Products', [[titles, ...rows]])) {
      parts.push(new Uint8Array(part));
    }
    const found = await fixture.check(new Blob(parts), 'dash.xlsx');
    expect((await fixture.lines(found.id))[0]?.faults).toMatchObject([
      { column: 'Stock', value: '-' },
    ]);
    expect(found.note).toBe(
      'There is no column “Published”, so new products go on sale right away.',
    );
    const other = await fixture.check(buildCsv([newLine('DASH-3', { Published: 'no' })]));
    expect(other.note).toBe('');
  });

  it('refuses what a spreadsheet turned into a date, and takes a text like one', async () => {
    const found = await fixture.check(
      buildCsv([
        newLine('2026-03-12'),
        newLine('2026-03-13 (date)'),
        newLine('DATE-1', { HSN: '2026-03-12 (date)' }),
      ]),
    );
    const messages = (await fixture.lines(found.id)).map(({ faults }) => faults[0]?.message);
    expect(messages).toEqual([
      undefined,
      'SKU has “2026-03-13 (date)”: Excel turned this into a date. Format the column as text and enter the value again.',
      'HSN has “2026-03-12 (date)”: Excel turned this into a date. Format the column as text and enter the value again.',
    ]);
  });

  it('is imported without a column whose title is unknown', async () => {
    const found = await fixture.check(buildCsv([newLine('NOTES-1', { Notes: 'from Pune' })]));
    expect(found).toMatchObject({ can_apply: false, can_apply_good: true });
    expect((await fixture.apply(found.id, true)).status).toBe('applied');
    expect(await findProduct('NOTES-1')).toBeDefined();
  });

  it('has no lines to give back before it is checked, also where it is no table', async () => {
    const { body } = await fixture.send(new Uint8Array([0, 1, 2, 3]));
    const path = `/staff/product-imports/${(body['data'] as { id: number }).id}/faulty-lines/`;
    expect((await fixture.call('GET', path)).status).toBe(404);
  });

  it('is not imported where every line has one', async () => {
    const found = await fixture.check(buildCsv([newLine('BAD-1', { Price: 'x' })]));
    expect(found.can_apply_good).toBe(false);
    await expect(fixture.apply(found.id, true)).rejects.toThrow('contains no changes');
  });
});

describe('an export of another shop system', () => {
  const titles =
    'Handle,Title,Vendor,Type,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Status';
  const tea =
    'mint-tea,Mint tea,Aranya,Food > Spices and masalas > Ground spices,100 g,MT-100,90,100,active';

  it('says at each product what it lacks, and gives it back with these columns', async () => {
    const found = await fixture.check(`${titles}\n${tea}\n`);
    expect(found.note).toContain('export from Shopify');
    const [line] = await fixture.lines(found.id);
    expect(line?.faults.map(({ message }) => message)).toEqual([
      'This is a new product, but the list has no column for: Form, HSN, GST %, Origin, Manufacturer',
    ]);
    const left = new TextDecoder().decode(
      await fixture.download(`/staff/product-imports/${found.id}/faulty-lines/`),
    );
    const [head, cells] = left.trim().split(/\r?\n/);
    expect(head).toMatch(/Form,HSN,GST %,Origin,Manufacturer$/);
    const again = await fixture.check(
      `${head}\n${cells?.replace(/,,,,,$/, ',Powder,0902,5,India,"Aranya Foods, Anand"')}\n`,
    );
    expect((await fixture.apply(again.id)).status).toBe('applied');
    expect(await findProduct('MT-100')).toMatchObject({
      name: 'Mint tea',
      price: 9_000,
      basePrice: 10_000,
      netQuantity: 100,
      unit: 'g',
      hsn: '0902',
    });
  });
});

describe('brands, categories, forms and tags that a list names', () => {
  it('are created with the products, once, and not for lines that stay out', async () => {
    const path = 'Gift boxes > Festive > Diwali';
    const found = await fixture.check(
      buildCsv([
        newLine('NEW-1', {
          Brand: 'Vanashree Naturals',
          Category: path,
          Form: 'Ghrita',
          Tags: 'Monsoon care | No palm oil',
        }),
        newLine('NEW-2', {
          Brand: 'vanashree  naturals',
          Category: 'gift boxes>festive',
          Form: 'ghrita',
          Tags: 'monsoon  care',
        }),
        newLine('NEW-3', {
          Brand: 'Sold By Nobody',
          Category: 'Machines > Mills',
          Form: 'Anvil',
          Tags: 'Of iron',
          Price: '0',
        }),
      ]),
    );
    expect(found.creates).toEqual({
      brands: ['Vanashree Naturals'],
      categories: ['Gift boxes', 'Gift boxes > Festive', 'Gift boxes > Festive > Diwali'],
      forms: ['Ghrita'],
      tags: ['Monsoon care', 'No palm oil'],
    });
    expect((await fixture.apply(found.id, true)).status).toBe('applied');
    const [first, second] = [await findProduct('NEW-1'), await findProduct('NEW-2')];
    const named = await store.context.db
      .select()
      .from(brands)
      .where(eq(brands.name, 'Vanashree Naturals'));
    expect(named).toHaveLength(1);
    expect([first?.brandId, second?.brandId]).toEqual([named[0]?.id, named[0]?.id]);
    const [diwali] = await store.context.db
      .select()
      .from(categories)
      .where(eq(categories.name, 'Diwali'));
    expect(diwali?.level).toBe(3);
    expect(first?.categoryLevel3).toBe(diwali?.id);
    expect(second?.categoryId).toBe(diwali?.parentId);
    const machines = await store.context.db
      .select()
      .from(categories)
      .where(eq(categories.name, 'Machines'));
    expect(machines).toEqual([]);
    expect(second?.formId).toBe(first?.formId);
    const { rows } = await store.client.pool.query<{ names: string[] }>(
      `select array_agg(t.name order by t.name) as names from product_tags p
       join tags t on t.id = p.tag_id where p.product_id = any($1) group by p.product_id
       order by p.product_id`,
      [[first?.id, second?.id]],
    );
    expect(rows.map(({ names }) => names)).toEqual([
      ['Monsoon care', 'No palm oil'],
      ['Monsoon care'],
    ]);
    const again = await fixture.check(
      buildCsv([newLine('NEW-4', { Brand: 'Vanashree Naturals', Tags: 'Monsoon care' })]),
    );
    expect(again.creates).toEqual({ brands: [], categories: [], forms: [], tags: [] });
  });

  it('keep the spelling of the report where its first line stays out', async () => {
    const known = newLine('SPELL-1');
    await fixture.apply((await fixture.check(buildCsv([known]))).id);
    const found = await fixture.check(
      buildCsv([
        newLine('SPELL-2', { Category: 'Hill remedies', Brand: 'Neelgiri', Stock: '-' }),
        newLine('SPELL-3', { Category: 'hill Remedies', Brand: 'NEELGIRI' }),
        { ...known, Category: 'HILL REMEDIES' },
      ]),
    );
    expect(found.creates).toMatchObject({ brands: ['Neelgiri'], categories: ['Hill remedies'] });
    expect(await fixture.apply(found.id, true)).toMatchObject({ status: 'applied', note: '' });
    const made = await store.context.db
      .select()
      .from(categories)
      .where(sql`lower(name) = 'hill remedies'`);
    expect(made.map(({ name }) => name)).toEqual(['Hill remedies']);
  });

  it('are suggested where a name is nearly one that is there', async () => {
    const found = await fixture.check(buildCsv([newLine('NEAR-1', { Form: 'Powdre' })]));
    expect((await fixture.lines(found.id))[0]?.faults[0]?.message).toMatch(/Did you mean “Powder”/);
  });
});

describe('pictures that a list names by address', () => {
  const address = 'https://pictures.example/jar.png';
  const png = async () =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
          .png()
          .toBuffer(),
      ),
    ]);
  const noProgress = () => Promise.resolve();
  const fetchWith = (addresses: string[], fetchOne: Fetch) =>
    fetchPictures(store.context, fixture.customerId, addresses, noProgress, fetchOne);

  it('are fetched once, and shown by the product', async () => {
    let fetchCount = 0;
    const fetchOne = async () => {
      fetchCount += 1;
      return png();
    };
    const first = await fetchWith([address], fetchOne);
    expect(await fetchWith([address], fetchOne)).toEqual(first);
    expect(fetchCount).toBe(1);
    const list = buildCsv([newLine('PIC-1', { Pictures: address })]);
    const found = await fixture.check(list);
    expect((await fixture.apply(found.id)).status).toBe('applied');
    const made = await findProduct('PIC-1');
    const [row] = await store.context.db.select().from(importPictures);
    expect(made?.homeImage).toBe(`/files/${row?.name}`);
    const shown = await store.context.db
      .select()
      .from(productImages)
      .where(eq(productImages.productId, made?.id ?? 0));
    expect(shown.map(({ path }) => path)).toEqual([made?.homeImage]);
    await dropUnusedPicture(store.context, { name: row?.name ?? '' });
    expect(await store.context.db.select().from(importPictures)).toHaveLength(1);
    expect((await fixture.check(list)).counts).toMatchObject({ unchanged: 1 });
  });

  it('are an error at their line where there is no picture', async () => {
    const html = new Blob(['<html>']);
    const found = await fetchWith(['https://a.example/1', 'https://a.example/2'], async (url) => {
      if (url.endsWith('1')) throw new PictureFault('was not found: its server answered 404');
      return html;
    });
    expect([...found.values()]).toEqual([
      { fault: 'was not found: its server answered 404' },
      { fault: 'is not a JPEG, PNG or WebP picture' },
    ]);
  });

  it('are an error at their line where the address cannot be stored', async () => {
    const strange = [
      'https://pictures.example/\0.png',
      `https://pictures.example/${Array.from({ length: 1_900 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7_919) % 20_000))).join('')}`,
    ];
    const found = await fetchWith(strange, png);
    const fault = 'has an address that can’t be used';
    expect(strange.map((one) => found.get(one))).toEqual([{ fault }, { fault }]);
  });

  it('are removed with their address where no product shows them', async () => {
    const url = 'https://pictures.example/unused.png';
    await fetchWith([url], png);
    const [row] = await store.context.db
      .select()
      .from(importPictures)
      .where(eq(importPictures.url, url));
    await dropUnusedPicture(store.context, { name: row?.name ?? '' });
    expect(
      await store.context.db.select().from(importPictures).where(eq(importPictures.url, url)),
    ).toEqual([]);
    expect((await store.call('GET', `/files/${row?.name}`)).status).toBe(404);
  });

  it('are at most 2,000 in one list', async () => {
    const many = Array.from({ length: 2_001 }, (_, index) => `https://a.example/${index}.png`);
    await expect(fetchWith(many, png)).rejects.toThrow('the limit is 2,000');
  });
});
