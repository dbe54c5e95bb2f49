import { addToCart } from '../lib/contract/cart.ts';
import { listPackingMaterials } from '../lib/contract/product.ts';
import { storeRules } from '../lib/contract/store-rules.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { orderer, plentiful } from './support/order-journey.ts';
import { storeApi } from './support/store-api.ts';

test('offers something to pack a gift in', { tag: '@both' }, async ({ page }) => {
  const { data: materials } = await storeApi.call(listPackingMaterials, {
    query: { categoryID: storeRules.packingCategoryId },
  });
  const wrap = materials.find(({ available_stock_quantity: stock }) => stock !== 0);
  if (!wrap) throw new Error('Nothing to pack in');
  await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 1 } });
  await open(page, routes.cart);
  const list = page.getByRole('list', { name: 'Choose gift wrapping' });
  await page.getByRole('checkbox', { name: /^This is a gift/ }).check();
  await expect(list.getByRole('listitem')).toHaveCount(materials.length);
  await list.getByRole('button', { name: `Add ${wrap.name} to cart` }).click();
  await expect(page.getByTestId('cart-line').filter({ hasText: wrap.name })).toBeVisible();
  await page.getByRole('checkbox', { name: /^This is a gift/ }).uncheck();
  await expect(list).toBeHidden();
});

test('says at the checkout who pays the courier for a gift', async ({ openBrowser }) => {
  const { page, store } = await orderer(openBrowser, 'Gita');
  const { id: pid } = await plentiful();
  await store.call(addToCart, { body: { pid, quantity: 1 } });
  await open(page, routes.cart);
  await page.getByRole('checkbox', { name: /^This is a gift/ }).check();
  await page.getByRole('button', { name: 'Process checkout' }).click();
  await page.waitForURL(/\/checkout$/);
  await expect(page.getByRole('radio', { name: /^Cash on Delivery/ })).toHaveAccessibleName(
    /The person receiving this gift will have to pay the courier\.$/,
  );
});
