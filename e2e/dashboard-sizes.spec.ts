import { changeProduct, type StaffProduct } from '../lib/contract/staff-product.ts';
import { staffProductPath } from '../lib/dashboard/products/product-paths.ts';
import { expect, test } from './support/fixtures.ts';
import { newProduct } from './support/new-product.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';

/* The table of sizes, and combos, in the back office. */

let tea: StaffProduct;
let cup: StaffProduct;
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
