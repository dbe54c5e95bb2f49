import { buildPath } from '../lib/contract/endpoint.ts';
import { uploadCataloguePicture } from '../lib/contract/staff-category.ts';
import { getStaffFamily } from '../lib/contract/staff-family.ts';
import { changeProduct, type StaffProduct } from '../lib/contract/staff-product.ts';
import { sizesPath, staffProductPath } from '../lib/dashboard/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { newProduct } from './support/new-product.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';

/* The table of sizes, and combos, in the back office. */

let tea: StaffProduct;
let cup: StaffProduct;
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const run = Date.now().toString(36);

test.beforeAll(async () => {
  tea = await newProduct({ name: `Hill tea ${run} 100 g`, sku: `TEA-${run}`, isOnSale: true });
  cup = await newProduct({ name: `Clay cup ${run}`, sku: `CUP-${run}`, isOnSale: true });
});
test.afterAll(async () => {
  const staff = await storeApiAs('staff');
  for (const { id } of [tea, cup]) {
    await staff.call(changeProduct, { params: { id }, body: { is_on_sale: false } });
  }
});
test.describe.configure({ mode: 'serial' });

test('sizes are made by typing values, pasting cells and the keyboard', async ({
  staff,
  complaints,
}) => {
  await open(staff, staffProductPath(tea.id));
  await staff.getByRole('link', { name: 'Add sizes' }).click();
  await staff.getByLabel('Values of Size').fill('100 g, 250 g, 1 kg');
  const table = staff.getByRole('table', { name: /^Sizes of/ });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByLabel('Net quantity of 1 kg')).toHaveValue('1');
  await expect(table.getByLabel('SKU of 250 g')).toHaveValue(`TEA-${run}-250-G`.toUpperCase());

  await table.getByLabel('Price of 250 g').evaluate((cell) => {
    const data = new DataTransfer();
    data.setData('text/plain', '₹ 210\t240\t12\n790\t700\t5\n');
    cell.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(table.getByLabel('Stock of 1 kg')).toHaveValue('5');
  await table.getByLabel('Price of 250 g').focus();
  await staff.keyboard.press('Enter');
  await expect(table.getByLabel('Price of 1 kg')).toBeFocused();

  complaints.expectRefusal(400, `/api/store/staff/products/${tea.id}/family/`);
  await staff.getByRole('button', { name: 'Save sizes' }).click();
  await expect(table.getByRole('alert')).toHaveText('Price can’t be higher than the MRP');
  await expect(table.getByLabel('Price of 1 kg')).toBeFocused();
  await table.getByLabel('MRP of 1 kg').fill('850');
  await table.getByLabel('250 g is published').check();
  await staff.getByRole('button', { name: 'Save sizes' }).click();
  await expect(staff.getByText('Sizes saved', { exact: true })).toBeVisible();
  await expect(table.getByRole('link', { name: `Hill tea ${run} 1 kg` })).toBeVisible();

  await staff.getByRole('link', { name: tea.name }).first().click();
  const panel = staff.getByRole('region', { name: 'Sizes' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await open(staff, `/dashboard/products?search=TEA-${run}`);
  await expect(staff.getByText(/, 250 g \(3\ssizes\)/)).toBeVisible();
});

test('a product joins without losing what is typed meanwhile, and a failure is said', async ({
  staff,
  complaints,
}) => {
  await open(staff, sizesPath(tea.id));
  const path = `/api/store${buildPath(getStaffFamily, { id: cup.id })}`;
  async function pickCup() {
    await staff.getByRole('combobox', { name: 'Add an existing product' }).fill(cup.sku);
    await staff.getByRole('option', { name: new RegExp(cup.name) }).click();
  }
  complaints.expectLostConnection(path);
  await staff.route(`**${path}`, (route) => route.abort('connectionreset'));
  await pickCup();
  const toasts = staff.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByRole('listitem').first()).toBeVisible();
  await staff.unroute(`**${path}`);

  let answer: () => void = () => undefined;
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await staff.route(`**${path}`, async (route) => {
    await isTyped;
    await route.continue();
  });
  await pickCup();
  await staff.getByLabel('Family name').fill(`Tea and cup ${run}`);
  answer();
  const table = staff.getByRole('table', { name: /^Sizes of/ });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(staff.getByLabel('Family name')).toHaveValue(`Tea and cup ${run}`);
  await staff.unroute(`**${path}`);
});

test('the picture of a size is checked before it is sent, and its button shows the focus', async ({
  staff,
}) => {
  await open(staff, sizesPath(tea.id));
  await staff.getByRole('button', { name: 'Picture of 250 g' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Picture of 250 g' });
  const button = dialog.getByLabel('Upload another picture');
  await expect(async () => {
    await staff.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 100 });
  }).toPass();
  const outline = await button.evaluate(
    (input) => getComputedStyle(input.parentElement ?? input).outlineStyle,
  );
  expect(outline).toBe('solid');

  let uploads = 0;
  staff.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(uploadCataloguePicture.path)) uploads += 1;
  });
  await button.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByRole('alert')).toHaveText('Choose a JPEG, PNG or WebP picture');
  expect(uploads).toBe(0);
  // Otherwise the same file could not be chosen again.
  await expect(button).toHaveValue('');
  await button.setInputFiles('public/icon-maskable-512.png');
  await expect(dialog).toBeHidden();
  expect(uploads).toBe(1);
});

test('a combo follows its items, and says why it is not published', async ({ staff }) => {
  await open(staff, '/dashboard/products/combos/new');
  await staff.getByLabel('Name', { exact: true }).fill(`Tea for two ${run}`);
  for (const { name, sku } of [tea, cup]) {
    await staff.getByRole('combobox', { name: 'Add item' }).fill(sku);
    await staff
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
  }
  await staff.getByLabel(`Quantity of ${cup.name}`).fill('2');
  await staff.getByLabel('Discount (%)').fill('100');
  await staff.getByRole('button', { name: 'Save combo' }).click();
  await expect(staff.getByText('Use at most 99%')).toBeVisible();
  await staff.getByLabel('Discount (%)').fill('10');
  const price = (tea.product_price + 2 * cup.product_price) * 0.9;
  await expect(staff.getByText('Saving').locator('..')).toContainText('(10%)');
  await staff.getByRole('button', { name: 'Save combo' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: `Tea for two ${run}` })).toBeVisible();
  await expect(staff.getByText('Depends on the stock of its items.')).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue(
    String(Math.round(price * 100) / 100),
  );
  const id = Number(/\/products\/(\d+)/.exec(staff.url())?.[1]);
  const store = await storeApiAs('staff');
  await store.call(changeProduct, { params: { id }, body: { is_on_sale: true } });

  await open(staff, staffProductPath(cup.id));
  await expect(staff.getByRole('link', { name: `Tea for two ${run}` })).toBeVisible();
  await staff.getByRole('button', { name: /^(Take off sale|Unpublish)$/ }).click();
  await expect(staff.getByRole('dialog')).toContainText(
    `This combo will also be unpublished: Tea for two ${run}.`,
  );
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /^(Take off sale|Unpublish)$/ })
    .click();
  await expect(staff.getByRole('dialog')).toBeHidden();
  await open(staff, staffProductPath(id));
  await expect(staff.getByText(`Not published because ${cup.name} isn’t published.`)).toBeVisible();
});
