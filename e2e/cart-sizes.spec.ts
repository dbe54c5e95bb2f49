import type { Page } from 'playwright/test';
import { getOrder } from '../lib/contract/order.ts';
import { getProduct, listProducts, type Product } from '../lib/contract/product.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, openMore, orderer } from './support/order-journey.ts';
import { storeApi } from './support/store-api.ts';

/* Turmeric in several sizes, and a combo that contains products. */
const turmeric = 1;

async function readKilo(): Promise<Product> {
  const { data } = await storeApi.call(getProduct, { params: { id: turmeric } });
  const member = data.family?.members.find(({ options }) => options.includes('1 kg'));
  return (await storeApi.call(getProduct, { params: { id: member?.product_id ?? 0 } })).data;
}

async function readCombo(): Promise<Product> {
  const { data } = await storeApi.call(listProducts, { query: { prod_search: 'masala set' } });
  const combo = data.data.find(({ is_combo: isCombo }) => isCombo);
  return (await storeApi.call(getProduct, { params: { id: combo?.id ?? 0 } })).data;
}

const fill = (page: Page, pid: number, quantity = 1) =>
  page.request.post('/api/store/cart/', { data: { pid, quantity } });
const line = (page: Page) => page.getByTestId('cart-line');

test('the size of a cart line is changed in its place', async ({ page }) => {
  const kilo = await readKilo();
  await fill(page, turmeric, 2);
  await open(page, routes.cart);
  const select = line(page).getByRole('combobox', { name: /^Size of / });
  await expect(select).toHaveValue(String(turmeric));
  await select.selectOption({ value: String(kilo.id) });
  await expect(page.getByText('Cart updated!')).toBeVisible();
  await expect(line(page).getByRole('heading', { name: kilo.name })).toBeVisible();
  await expect(line(page)).toContainText(formatRupees(kilo.product_price * 2));
  await expect(select).toHaveValue(String(kilo.id));
  expect(await seriousFindings(page)).toEqual([]);
});

test('two sizes of a cart become one line', async ({ page }) => {
  const kilo = await readKilo();
  await fill(page, turmeric, 1);
  await fill(page, kilo.id, 1);
  await open(page, routes.cart);
  await expect(line(page)).toHaveCount(2);
  const select = line(page)
    .first()
    .getByRole('combobox', { name: /^Size of / });
  await select.selectOption({ value: String(kilo.id) });
  await expect(line(page)).toHaveCount(1);
  await expect(line(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
});

test('a combo names its contents in cart and order, and a part of it goes back', async ({
  openBrowser,
}) => {
  const combo = await readCombo();
  const parts = combo.combo?.items ?? [];
  const { page, order, store } = await orderer(openBrowser, 'Mohan');
  await fill(page, combo.id, 1);
  await open(page, routes.cart);
  const contents = line(page).getByRole('list', { name: 'Contents' });
  for (const { name, quantity } of parts) {
    await expect(contents).toContainText(`${quantity} × ${name}`);
  }
  const orderId = await order({ [combo.id]: 1 });
  await bring(orderId, 'Delivered');
  await open(page, routes.order(orderId));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: combo.name })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Contents' })).toContainText(parts[0]?.name ?? '');

  await openMore(page);
  await main.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return items' });
  const part = parts[0]?.name ?? '';
  await dialog.getByRole('checkbox', { name: part }).check();
  await dialog.getByRole('radio', { name: 'Not what I expected' }).check();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(main.getByRole('region', { name: 'Your return' })).toContainText(part);
  const { data } = await store.call(getOrder, { params: { orderId } });
  expect(data.returns[0]?.items).toMatchObject([{ product_id: parts[0]?.product_id }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the size of a cart line is changed by a form', async ({ page }) => {
    const kilo = await readKilo();
    await fill(page, turmeric, 1);
    await page.goto(routes.cart);
    await line(page)
      .getByRole('combobox', { name: /^Size of / })
      .selectOption({ value: String(kilo.id) });
    await line(page).getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByText('Cart updated!')).toBeVisible();
    await expect(line(page).getByRole('heading', { name: kilo.name })).toBeVisible();
  });
});
