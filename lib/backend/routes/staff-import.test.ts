import { eq, inArray } from 'drizzle-orm';
import * as calls from '../../contract/staff-import.ts';
import { brands, products } from '../db/schema/catalogue.ts';
import { productImages, productTags } from '../db/schema/product-parts.ts';
import { stockMovements } from '../db/schema/stock.ts';
import { productImports } from '../db/schema/product-import.ts';
import { auditEntries } from '../db/schema/running.ts';
import { resumeImports } from '../jobs/import-products.ts';
import { deleteOldImports } from '../services/product-import/delete-old-imports.ts';
import { testNow } from '../testing/clock.ts';
import { buildCsv, importFixture, newLine } from '../testing/import-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { clearJobs, waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: Awaited<ReturnType<typeof importFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = await importFixture(store);
});
afterAll(() => store.close());

const db = () => store.context.db;

async function findProduct(sku: string) {
  const [row] = await db().select().from(products).where(eq(products.sku, sku));
  return row;
}

async function demoProduct() {
  const [row] = await db().select().from(products).where(eq(products.sku, 'SP-0033'));
  if (!row) throw new Error('The demo product is gone');
  return row;
}

const search = async (text: string) =>
  (
    (await store.call('GET', `/web/products/list/?prod_search=${text}`)).body['data'] as {
      total: number;
    }
  ).total;

const waitingTags = async () =>
  (await waitingJobs(store, 'revalidate')).flatMap(({ tags }) => tags);

describe('a list of products', () => {
  it('is looked through first, and changes nothing before somebody says yes', async () => {
    const before = await demoProduct();
    const found = await fixture.check(
      buildCsv([
        newLine('IMP-1', { Tags: 'Best Seller', Pictures: '/pictures/a.webp | /pictures/b.webp' }),
        { SKU: before.sku, Name: 'Neem and tulsi soap', Stock: '90' },
      ]).replace(/,{13,}/, ','),
    );
    expect(found.status).toBe('checked');
    expect((await demoProduct()).version).toBe(before.version);
    expect(await findProduct('IMP-1')).toBeUndefined();
  });

  it('becomes new products and changes of those that are there, wherever they are shown', async () => {
    const before = await demoProduct();
    const byFurtherWord = await search('limdo');
    const fresh = await fixture.check(
      buildCsv([
        newLine('IMP-2', {
          Name: 'Vexaloom jam',
          Tags: 'Best Seller',
          Pictures: '/pictures/a.webp | /pictures/b.webp',
        }),
      ]),
    );
    expect(fresh).toMatchObject({ can_apply: true, counts: { new: 1, changed: 0, faulty: 0 } });
    expect((await fixture.apply(fresh.id)).status).toBe('applied');
    const made = await findProduct('IMP-2');
    expect(made).toMatchObject({
      slug: 'vexaloom-jam',
      price: 18_000,
      basePrice: 20_000,
      stock: 12,
      gstRate: 500,
      isOnSale: true,
      homeImage: '/pictures/a.webp',
    });
    if (!made) throw new Error('Not made');
    const images = await db()
      .select()
      .from(productImages)
      .where(eq(productImages.productId, made.id));
    expect(images.map(({ path }) => path)).toEqual(['/pictures/a.webp', '/pictures/b.webp']);
    expect(
      await db().select().from(productTags).where(eq(productTags.productId, made.id)),
    ).toHaveLength(1);
    const moves = await db()
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, made.id));
    expect(moves).toEqual([
      expect.objectContaining({ change: 12, reason: 'import', staffId: fixture.customerId }),
    ]);
    const page = await store.call('GET', `/web/single/product/${made.id}/`);
    expect(page.body['data']).toMatchObject({ name: 'Vexaloom jam', product_price: 180 });
    expect(await search('vexaloom')).toBe(1);

    const change = await fixture.check(
      buildCsv([
        { SKU: before.sku.toLowerCase(), Name: 'Quimbolo soap', Stock: '90', Price: '100' },
      ]),
    );
    expect(await fixture.lines(change.id)).toEqual([
      expect.objectContaining({
        line: 2,
        sku: before.sku.toLowerCase(),
        outcome: 'changed',
        changes: [
          { column: 'Name', before: before.name, after: 'Quimbolo soap' },
          { column: 'Stock', before: String(before.stock), after: '90' },
          { column: 'Price', before: String(before.price / 100), after: '100' },
        ],
      }),
    ]);
    await fixture.apply(change.id);
    expect(await demoProduct()).toMatchObject({
      sku: before.sku,
      slug: 'quimbolo-soap',
      price: 10_000,
      stock: 90,
      version: before.version + 1,
    });
    expect(await search('quimbolo')).toBe(1);
    expect(await search('limdo')).toBe(byFurtherWord);
    expect(await waitingTags()).toEqual(
      expect.arrayContaining([`product:${before.id}`, 'products']),
    );
    const [entry] = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `product_import:${change.id}`));
    expect(entry).toMatchObject({ action: 'product.import', after: { new: 0, changed: 1 } });
  });

  it('is the same again after it was taken over: nothing is left to change', async () => {
    const file = buildCsv([newLine('IMP-3'), newLine('IMP-4')]);
    await fixture.apply((await fixture.check(file)).id);
    const again = await fixture.check(file);
    expect(again).toMatchObject({ can_apply: false, counts: { unchanged: 2, new: 0, changed: 0 } });
    const answer = await fixture.call('POST', `/staff/product-imports/${again.id}/apply/`);
    expect([answer.status, answer.body['message']]).toEqual([409, 'The list contains no changes']);
  });

  it('is all or nothing: one fault in the last line keeps every line out', async () => {
    const found = await fixture.check(
      buildCsv([newLine('IMP-5'), newLine('IMP-6', { Price: '201' })]),
    );
    expect(found).toMatchObject({ can_apply: false, counts: { new: 1, faulty: 1 } });
    const answer = await fixture.call('POST', `/staff/product-imports/${found.id}/apply/`);
    expect(answer.status).toBe(409);
    expect(await findProduct('IMP-5')).toBeUndefined();
  });

  it('keeps what was sold between the check and the taking over', async () => {
    const { id, sku, name } = await makeListedProduct(store, { stock: 40 });
    const found = await fixture.check(buildCsv([{ SKU: sku, Name: name, Stock: '50' }]));
    await db().update(products).set({ stock: 37 }).where(eq(products.id, id));
    expect((await fixture.apply(found.id)).status).toBe('applied');
    expect((await findProduct(sku))?.stock).toBe(47);
    const untouched = await fixture.check(buildCsv([{ SKU: sku, Name: `${name}!`, Stock: '47' }]));
    await db().update(products).set({ stock: 46 }).where(eq(products.id, id));
    await fixture.apply(untouched.id);
    expect((await findProduct(sku))?.stock).toBe(46);
  });

  it('waits for another yes where a colleague has changed the product since', async () => {
    const { id, sku, name } = await makeListedProduct(store);
    const found = await fixture.check(buildCsv([{ SKU: sku, Name: `${name} fine`, Price: '250' }]));
    await fixture.call('PATCH', `/staff/products/${id}/`, { product_price: 260 });
    const after = await fixture.apply(found.id);
    expect(after.status).toBe('checked');
    expect(after.note).toContain('has changed since');
    expect((await findProduct(sku))?.price).toBe(26_000);
    const [line] = await fixture.lines(found.id);
    expect(line?.changes).toContainEqual({ column: 'Price', before: '260', after: '250' });
    expect((await fixture.apply(found.id)).status).toBe('applied');
    expect((await findProduct(sku))?.price).toBe(25_000);
  });

  it('asks again where a brand it names was renamed since, and would become a new one', async () => {
    const [brand] = await db()
      .insert(brands)
      .values({ slug: 'kesar', name: 'Kesar House' })
      .returning();
    const found = await fixture.check(buildCsv([newLine('IMP-7', { Brand: 'kesar  house' })]));
    expect(found.can_apply).toBe(true);
    await db()
      .update(brands)
      .set({ name: 'Kesar' })
      .where(eq(brands.id, brand?.id ?? 0));
    const after = await fixture.apply(found.id);
    expect(after).toMatchObject({ status: 'checked', creates: { brands: ['kesar house'] } });
    expect(await findProduct('IMP-7')).toBeUndefined();
  });

  it('is taken over once, however often somebody says yes', async () => {
    const found = await fixture.check(buildCsv([newLine('IMP-8')]));
    const path = `/staff/product-imports/${found.id}/apply/`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => fixture.call('POST', path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await Promise.all([fixture.work(found.id), fixture.work(found.id)]);
    const rows = await db().select().from(products).where(eq(products.sku, 'IMP-8'));
    expect(rows).toHaveLength(1);
    const moves = await db()
      .select()
      .from(stockMovements)
      .where(
        inArray(
          stockMovements.productId,
          rows.map(({ id }) => id),
        ),
      );
    expect(moves).toHaveLength(1);
    expect((await fixture.read(found.id)).status).toBe('applied');
  });

  it('is begun again where the program was killed, and given up after the third time', async () => {
    const found = await fixture.check(buildCsv([newLine('IMP-9')]));
    const broken = async () => {
      await db()
        .update(productImports)
        .set({ status: 'applying', touchedAt: new Date(store.context.now().getTime() - 61_000) })
        .where(eq(productImports.id, found.id));
      await clearJobs(store);
      await resumeImports(store.context);
      return waitingJobs(store, 'import_products');
    };
    expect(await broken()).toEqual([{ importId: found.id }]);
    await db().update(productImports).set({ tries: 3 }).where(eq(productImports.id, found.id));
    const given = await fixture.work(found.id);
    expect(given).toMatchObject({ status: 'checked', can_apply: true });
    expect(given.note).toContain('failed several times');
    expect((await fixture.apply(found.id)).status).toBe('applied');
  });

  it('is taken away, with its report, after two months', async () => {
    const { id } = await fixture.check(buildCsv([newLine('IMP-12')]));
    const month = 31 * 24 * 60 * 60 * 1000;
    const at = (months: number) => ({
      ...store.context,
      now: () => new Date(testNow.getTime() + months * month),
    });
    await deleteOldImports(at(1));
    expect((await fixture.read(id)).status).toBe('checked');
    await deleteOldImports(at(2));
    expect((await fixture.call('GET', `/staff/product-imports/${id}/`)).status).toBe(404);
  });

  it('comes back as a report, of all lines or of those with faults', async () => {
    const found = await fixture.check(
      buildCsv([newLine('IMP-10'), newLine('=1+1', { Name: '=cmd()' })]),
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await fixture.download(`/staff/product-imports/${found.id}/report/?faults=true`),
    );
    const [titles, ...lines] = text.trimEnd().split('\r\n');
    expect(titles).toBe('\ufeffRow,SKU,Name,Result,Column,Before,In the list,Message');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^3,'=1\+1,/);
  });
});

describe('the calls of the import', () => {
  it('answer as the contract says', async () => {
    const sent = await fixture.send(buildCsv([newLine('IMP-11', { Price: 'x' })]), 'a\u0007b.csv');
    await calls.startProductImport.answer.validate(sent.body, { strict: true });
    const { id } = sent.body['data'] as { id: number };
    await fixture.work(id);
    const one = await fixture.call('GET', `/staff/product-imports/${id}/`);
    await calls.getProductImport.answer.validate(one.body, { strict: true });
    const lines = await fixture.call('GET', `/staff/product-imports/${id}/lines/?outcome=faulty`);
    await calls.listImportLines.answer.validate(lines.body, { strict: true });
    const list = await fixture.call('GET', '/staff/product-imports/?search=a+b');
    await calls.listProductImports.answer.validate(list.body, { strict: true });
    expect((list.body['data'] as unknown[]).length).toBe(1);
  });

  it('refuse no file, one that is too long, and an unknown import', async () => {
    expect((await fixture.call('POST', '/staff/product-imports/', new FormData())).status).toBe(
      400,
    );
    const long = await fixture.send(new Uint8Array(11 * 1024 * 1024));
    expect([long.status, long.body['message']]).toEqual([413, calls.importRules.tooLarge]);
    expect((await fixture.call('GET', '/staff/product-imports/999999/')).status).toBe(404);
    expect((await fixture.call('POST', '/staff/product-imports/999999/apply/')).status).toBe(404);
    expect((await fixture.call('GET', '/staff/product-imports/x/report/')).status).toBe(404);
  });

  it('are not found by another spelling of their id', async () => {
    const { id } = await fixture.check(buildCsv([newLine('IMP-12', { Price: 'x' })]));
    for (const spelling of [`0${id}`, `${id}e0`, `${id}.0`]) {
      for (const file of ['report', 'faulty-lines']) {
        const path = `/staff/product-imports/${spelling}/${file}/`;
        expect([path, (await fixture.call('GET', path)).status]).toEqual([path, 404]);
      }
    }
  });

  it('refuse a customer, and a caller who is not logged in', async () => {
    const { token } = await makeCustomer(store);
    for (const path of ['/staff/product-imports/', '/staff/product-export/']) {
      expect((await store.call('GET', path, { token })).status).toBe(403);
      expect((await store.call('GET', path)).status).toBe(401);
    }
  });
});
