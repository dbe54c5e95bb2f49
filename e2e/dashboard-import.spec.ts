import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from 'playwright/test';
import { listStaffProducts } from '../lib/contract/staff-product-list.ts';
import {
  createCategory,
  listStaffCategories,
  removeCategory,
} from '../lib/contract/staff-category.ts';
import { changeProduct } from '../lib/contract/staff-product.ts';
import { categoriesPath } from '../lib/dashboard/paths.ts';
import { importsPath } from '../lib/dashboard/import/import-paths.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { dropProduct, newProduct } from './support/new-product.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

/* Product import in the back office: check, refusal with reasons, import; and the category tree. */

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const run = Date.now().toString(36).toUpperCase();
const sku = `IMP-${run}`;
const titles =
  'SKU,Name,Brand,Category,Form,MRP,Price,Stock,HSN,GST %,Net quantity,Unit,Origin,Manufacturer\r\n';
const line = (name: string, price: string, brand = 'Aranya') =>
  `${sku},${name},${brand},Food > Spices and masalas > Ground spices,Powder,220,${price},9,0910,5,100,g,India,"Aranya Foods, Anand"\r\n`;
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test.afterAll(async () => {
  const staff = await storeApiAs('staff');
  const { data } = await staff.call(listStaffProducts, { query: { search: sku } });
  for (const { id } of data) {
    await staff.call(changeProduct, { params: { id }, body: { is_on_sale: false } });
  }
});

test('a list with faults is refused line by line, and the mended one is taken over as a whole', async ({
  staff,
  request,
}) => {
  await open(staff, importsPath);
  const send = (name: string, text: string) =>
    staff.getByLabel('Choose a product file').setInputFiles(file(name, text));

  await send('faults.csv', titles + line(`Chiroti ${run}`, '221', 'Aranja'));
  await expect(staff.getByRole('heading', { level: 1, name: 'faults.csv' })).toBeVisible();
  await expect(staff.getByText('There is no brand “Aranja”. Did you mean “Aranya”?')).toBeVisible();
  await expect(staff.getByText('Price can’t be higher than the MRP of ₹220')).toBeVisible();
  await expect(staff.getByText('Nothing was imported.', { exact: false })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Download errors (CSV)' })).toBeVisible();

  await staff.getByRole('link', { name: 'Import', exact: false }).last().click();
  await send('fine.csv', titles + line(`Chiroti ${run}`, '181'));
  const yes = staff.getByRole('button', { name: 'Add 1 product' });
  await expect(yes).toBeVisible();
  expect(await seriousFindings(staff)).toEqual([]);
  const shop = routes.shop({ search: `Chiroti ${run}` });
  const card = `/chiroti-${run.toLowerCase()}`;
  expect(await html(request, shop)).not.toContain(card);
  await yes.click();
  await staff.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(staff.getByText('Imported 1 product.')).toBeVisible();
  await expect(async () => expect(await html(request, shop)).toContain(card)).toPass(withinSeconds);

  const { data } = await (
    await storeApiAs('staff')
  ).call(listStaffProducts, { query: { search: sku } });
  const page = routes.product(data[0] ?? { id: 0, name: '' });
  expect(await html(request, page)).toContain('₹181');
  await open(staff, importsPath);
  await send('prices.csv', `SKU;Price\r\n${sku};177,00\r\n`);
  await expect(staff.getByText('Price must be a number such as 1299.50')).toBeVisible();
  await open(staff, importsPath);
  await send('prices.csv', `SKU;Price\r\n${sku};177\r\n`);
  await staff.getByRole('button', { name: 'Update 1 product' }).click();
  await staff.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(staff.getByText('Imported 1 product.')).toBeVisible();
  await expect(async () => {
    expect(await html(request, page)).toContain('₹177');
    expect(await html(request, shop)).toContain('₹177');
  }).toPass(withinSeconds);
});

test('the list goes out as it comes in', { tag: '@slow' }, async ({ staff }) => {
  const list = staff.getByLabel('Choose a product file');
  const download = async () => {
    await open(staff, importsPath);
    const coming = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'Export CSV' }).click();
    return coming;
  };
  const csv = await download();
  expect(csv.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  await list.setInputFiles(await csv.path());
  await expect(staff.getByText('Choose a CSV or XLSX file')).toBeVisible();
  // Repeated, because parallel tests may change a product between export and check.
  await expect(async () => {
    const text = await readFile(await (await download()).path(), 'utf8');
    await list.setInputFiles(file('all.csv', text));
    await expect(
      staff.getByText('Your shop already matches this file', { exact: false }),
    ).toBeVisible();
  }).toPass({ timeout: 60_000 });
});

test(
  'a category moves by keyboard and by dragging, and the menu follows',
  { tag: '@slow' },
  async ({ staff, request }) => {
    const api = await storeApiAs('staff');
    const made: number[] = [];
    for (const name of [`Zinnia ${run}`, `Yarrow ${run}`]) {
      const texts = { description: '', metatitle: '', metadescription: '', metakeywords: '' };
      const none = { parent_id: null, web_image: null, mobile_image: null, is_returnable: null };
      const body = { name, ...texts, ...none };
      made.push((await api.call(createCategory, { body })).data.id);
    }
    const [zinnia = 0, yarrow = 0] = made;
    // Menus omit a category without products.
    const product = await newProduct({
      name: `Yarrow tea ${run}`,
      sku: `E2E-TREE-${run}`,
      categoryId: yarrow,
      isOnSale: true,
    });
    const findCategory = async (id: number) =>
      (await api.call(listStaffCategories)).data.find((one) => one.id === id);
    try {
      await open(staff, categoriesPath);
      await staff.getByRole('button', { name: `Move Yarrow ${run}` }).focus();
      await staff.keyboard.press('ArrowRight');
      await expect.poll(async () => (await findCategory(yarrow))?.parent_id).toBe(zinnia);
      await expect(async () =>
        expect(await html(request, routes.shop())).toContain(`>Yarrow ${run}<`),
      ).toPass(withinSeconds);

      const grip = staff.getByRole('button', { name: `Move Yarrow ${run}` });
      await grip.scrollIntoViewIfNeeded();
      const from = await grip.boundingBox();
      const to = await staff.getByRole('button', { name: `Move Zinnia ${run}` }).boundingBox();
      if (!from || !to) throw new Error('The rows are not there');
      await staff.mouse.move(from.x + 10, from.y + 10);
      await staff.mouse.down();
      await staff.mouse.move(from.x - 10, from.y, { steps: 4 });
      await staff.mouse.move(from.x - 20, to.y + 4, { steps: 8 });
      await staff.mouse.up();
      await expect.poll(async () => (await findCategory(yarrow))?.parent_id).toBeNull();
      expect(await seriousFindings(staff)).toEqual([]);
    } finally {
      await dropProduct(product.id);
      for (const id of [yarrow, zinnia]) await api.call(removeCategory, { params: { id } });
    }
  },
);
