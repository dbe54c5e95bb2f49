import { expect, test } from 'playwright/test';
import { staffMenu } from '../../lib/contract/staff-area.ts';
import { open } from '../support/open.ts';
import { orderer, plentiful } from '../support/order-journey.ts';
import { openAs, screen, takeScreen } from './screen.ts';

const documents: Record<string, string> = {
  '/dashboard': 'office',
  '/dashboard/orders': 'office-orders',
};
const screenName = (href: string) => `office${href.replace('/dashboard', '').replaceAll('/', '-')}`;

for (const { href } of staffMenu.flatMap(({ pages }) => pages)) {
  const inDocuments = documents[href];
  screen(screenName(href), href, { as: 'owner', ...(inDocuments && { inDocuments }) });
}

for (const path of [
  '/products/new',
  '/products/count',
  '/products/1/sizes',
  '/products/combos/new',
  '/products/families',
  '/brands/new',
  '/coupons/new',
  '/content/posts/new',
  '/content/banners/new',
  '/content/concerns/new',
  '/content/growers/new',
  '/content/stores/new',
  '/content/events/new',
  '/content/faq/new',
  '/orders/new',
  '/payments/cash',
  '/payments/refunds',
  '/appointments/hours',
]) {
  screen(screenName(path), `/dashboard${path}`, { as: 'owner' });
}
screen('office-product', '/dashboard/products/1', { as: 'owner' });
screen('office-brand', '/dashboard/brands/1', { as: 'owner' });
screen('office-customer', '/dashboard/customers/1', { as: 'owner' });
screen('office-brand-errors', '/dashboard/brands/new', {
  as: 'owner',
  prepare: (page) =>
    page
      .getByRole('button', { name: /^(Save|Create)/ })
      .first()
      .click(),
});
screen('office-orders-none', '/dashboard/orders?search=nobody+has+this', { as: 'owner' });
screen('office-products-none', '/dashboard/products?search=nobody+has+this', { as: 'owner' });
screen('office-missing', '/dashboard/no-such-page', { as: 'owner' });
screen('office-unknown', '/dashboard/orders/SO-999999', { as: 'owner' });

test('office orders', async ({ browser }) => {
  const person = await orderer(async () => (await openAs(browser)).context(), 'Mira');
  const { id } = await plentiful(4);
  const orderId = await person.order({ [id]: 2 });
  const page = await openAs(browser, 'owner');
  await open(page, `/dashboard/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);
  await takeScreen(page, 'office-order');
  await page.getByRole('button', { name: 'Confirmed by phone' }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await open(page, `/dashboard/packing/${orderId}`);
  await takeScreen(page, 'office-packing-order');
  await page.context().close();
});
