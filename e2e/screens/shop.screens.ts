import { expect, test, type Page } from 'playwright/test';
import { routes } from '../../lib/platform/routes.ts';
import { tickCaptcha } from '../support/captcha.ts';
import { fillCart } from '../support/customer-data.ts';
import { bookSeat, newEvent } from '../support/new-event.ts';
import { newProduct } from '../support/new-product.ts';
import { open } from '../support/open.ts';
import { openAs, screen, takeScreen } from './screen.ts';

const post = (page: Page, pid: number, quantity = 1) =>
  page.request.post('/api/store/cart/', { data: { pid, quantity } });
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const sendEmpty = async (page: Page, name: string) => {
  await tickCaptcha(page.getByRole('main'));
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
};
const turmeric = '/products/1/lakadong-turmeric-powder';

async function fillGuestCart(page: Page): Promise<void> {
  for (const pid of [1, 2, 9]) await post(page, pid, pid);
}

screen('home', routes.home, { inDocuments: 'home' });
screen('home-cart-bar', routes.home, { before: fillGuestCart });
screen('menu', routes.shop(), {
  prepare: (page) => page.getByRole('button', { name: 'Food' }).click(),
});
screen('menu-phone', routes.shop(), {
  prepare: async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  },
});
screen('list', routes.shop(), { inDocuments: 'shop' });
screen('list-page-8', routes.shop({ page: 8 }));
screen('list-category', routes.shop({ category: { id: 1, name: 'Food' } }));
screen('list-filters', routes.shop(), {
  prepare: async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await press(page, /^Filter/);
  },
});
screen('search-hits', routes.home, {
  prepare: (page) => page.getByRole('combobox', { name: 'Search products' }).fill('haldi'),
});
screen('search', routes.shop({ search: 'haldi' }));
screen('search-nothing', routes.shop({ search: 'zzzzqq' }));
screen('search-long-words', routes.shop({ search: 'antidisestablishmentarianism'.repeat(3) }));
screen('product', turmeric, { inDocuments: 'product' });
screen('product-in-cart', turmeric, { before: fillGuestCart });
screen('product-reviews', '/products/1/reviews/lakadong-turmeric-powder');
test('product-long-words', async ({ browser }) => {
  const { id } = await newProduct({
    name: 'Hydroxypropylmethylcellulosefreies Dashamoolarishtam mit Ashwagandhalehyam, Sitopaladi und Trikatu',
    sku: 'LONG-WORDS-000000001',
    isOnSale: true,
  });
  const page = await openAs(browser);
  await open(page, `/products/${id}`);
  await takeScreen(page, 'product-long-words');
  await post(page, id, 3);
  await open(page, routes.cart);
  await takeScreen(page, 'cart-long-words');
  await page.context().close();
});
screen('cart-empty', routes.cart);
screen('cart-guest', routes.cart, { before: fillGuestCart });
screen('wishlist-guest', routes.wishlist);
test('cart and checkout', async ({ browser }) => {
  await fillCart('ravi', { 1: 2, 2: 1, 9: 3 });
  const page = await openAs(browser, 'ravi');
  await open(page, routes.cart);
  await takeScreen(page, 'cart', 'cart');
  await page.getByRole('button', { name: 'Process checkout' }).click();
  await page.waitForURL((url) => url.pathname === routes.checkout);
  await takeScreen(page, 'checkout', 'checkout');
  await page.context().close();
});
screen('login', routes.login());
screen('login-refused', routes.login(), {
  prepare: async (page) => {
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'Email' }).click();
    await main.getByRole('textbox', { name: 'Email' }).fill('asha@example.in');
    await main.getByLabel('Password', { exact: true }).fill('not this one');
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await main.getByRole('alert').first().waitFor();
  },
});
screen('signup', routes.signup());
screen('reset-password', routes.resetPassword);
screen('membership', routes.membership);
screen('gift-voucher', routes.giftVoucher);
screen('gift-voucher-errors', routes.giftVoucher, {
  prepare: (page) => sendEmpty(page, 'Checkout'),
});
screen('concerns', routes.concerns);
screen('concern', routes.concern({ slug: 'joint-pain' }));
screen('growers', routes.growers);
screen('grower', routes.grower({ slug: 'hansaben-and-bharatbhai-vekariya' }));
screen('find-lot', routes.lots);
screen('lot', routes.lot({ number: 'TU-26-09B' }));
screen('lot-unknown', routes.lot({ number: 'none' }));
screen('events', routes.events);
screen('events-past', `${routes.events}?status=past_events`);
screen('events-none', `${routes.events}?search=nobody+has+this`);
screen('event', routes.event({ id: 1 }));
test('seats of an event', async ({ browser }) => {
  const page = await openAs(browser, 'asha');
  const event = await newEvent(2);
  await open(page, routes.event(event));
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await takeScreen(page, 'event-booking');
  await page.getByRole('button', { name: 'Book seats' }).click();
  await page.getByText('You’ve booked 1 seat.').waitFor();
  await takeScreen(page, 'event-booked');
  await page.context().close();
  const guest = await openAs(browser);
  const full = await newEvent(1);
  await bookSeat(full);
  await expect(async () => {
    await open(guest, routes.event(full));
    await expect(guest.getByText('All seats are booked')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await takeScreen(guest, 'event-full');
  await guest.context().close();
});
screen('stores', routes.storeLocator);
screen('stores-near', routes.storeLocator, {
  prepare: async (page) => {
    await page.getByRole('textbox', { name: 'Near PIN code' }).fill('395003');
    await press(page, /^Find stores$/);
    await page.getByText('Details').first().click();
  },
});
screen('stores-near-me', routes.storeLocator, {
  before: async (page) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 21.1959, longitude: 72.8302 });
  },
  prepare: (page) => press(page, /^Use my location$/),
});
screen('journal', routes.blogs);
screen('post', '/blogs/1');
screen('about', routes.aboutUs);
screen('questions', routes.faq);
screen('policy', '/return-and-refund-policy');
screen('terms', routes.terms);
screen('accessibility', routes.accessibility);
screen('unsubscribe-unknown', routes.unsubscribe('nope'));
screen('contact', routes.contactUs);
screen('contact-errors', routes.contactUs, {
  prepare: (page) => sendEmpty(page, 'Send'),
});
screen('business', routes.business);
screen('exports', routes.exports);
screen('franchise', routes.franchise);
screen('organic-living', routes.organicLiving);
screen('inspire', routes.inspireAndSupport);
screen('vaidya', routes.vaidya);
screen('vaidya-booking', routes.scheduleAppointment);
screen('not-found', '/page-not-found');
screen('store-unavailable', routes.storeUnavailable);
screen('offline', '/offline');
screen('payment-unknown', routes.payment('NOPE'));
