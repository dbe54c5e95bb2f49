import { listConcerns } from '../lib/contract/concern.ts';
import { getGrower, listGrowers } from '../lib/contract/grower.ts';
import { listEvents } from '../lib/contract/event.ts';
import { listPosts } from '../lib/contract/post.ts';
import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { tickCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { expectGoodScreen, expectGoodScreens } from './support/good-screen.ts';
import { open } from './support/open.ts';
import { openCheckout } from './support/open-checkout.ts';
import { orderer, plentiful } from './support/order-journey.ts';
import { storeApi } from './support/store-api.ts';

/* Each template of the shop once, with accessibility and layout checked in the same visit. */

const product = async (id: number) =>
  routes.product((await storeApi.call(getProduct, { params: { id } })).data);
const fillGuestCart = { data: { pid: 1, quantity: 2 } };

test.describe('a guest can use', () => {
  test('home, shop and products', async ({ page }) => {
    test.slow();
    await expectGoodScreens(page, [
      { path: routes.home, text: 'Try Our New Products', isOtherOnPhone: true },
      { path: '/shop', text: /^\d+ products$/, isOtherOnPhone: true },
      { path: '/shop?product_tag=2&search=haldi', text: 'Clear all' },
      { path: '/shop?search=qqxxzzwwvv', text: 'No products available!' },
      { path: '/shop?brand=3&brand_name=Dang+Collective', text: /^\d+ products$/ },
      { path: await product(1), text: 'incl. of all taxes', isOtherOnPhone: true },
      { path: await product(8), text: 'Out of stock' },
      { path: '/products/29/reviews/raw-forest-honey' },
    ]);
  });

  test('cart, login and sign-up', async ({ page, complaints }) => {
    test.slow();
    complaints.expectRefusal(404, routes.pageNotFound);
    await expectGoodScreens(page, [
      { path: routes.pageNotFound, text: 'Oops!' },
      { path: routes.cart, text: 'Your cart is empty' },
      { path: routes.wishlist },
    ]);
    await page.request.post('/api/store/cart/', fillGuestCart);
    await expectGoodScreens(page, [
      { path: routes.cart, text: 'Lakadong turmeric powder', isOtherOnPhone: true },
    ]);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expectGoodScreen(page, 'login popup', { isOtherOnPhone: true });

    await expectGoodScreens(page, [{ path: routes.login(), text: 'Log in' }]);
    await page.getByRole('tab', { name: 'Email' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expectGoodScreen(page, 'login by email');

    await expectGoodScreens(page, [{ path: routes.signup(), text: 'Create your account' }]);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expectGoodScreen(page, 'sign-up with problems', { isOtherOnPhone: true });

    await expectGoodScreens(page, [
      { path: `${routes.resetPassword}/unknown`, text: 'This link has expired' },
      { path: routes.resetPassword, text: 'Reset your password' },
    ]);
    await tickCaptcha(page.getByRole('main'));
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expectGoodScreen(page, 'captcha');
  });

  test('services and forms', async ({ page }) => {
    test.slow();
    const paths = [
      routes.membership,
      routes.giftVoucher,
      routes.vaidya,
      routes.business,
      routes.exports,
      routes.franchise,
      routes.contactUs,
      routes.storeLocator,
    ];
    await expectGoodScreens(
      page,
      paths.map((path) => ({ path, isOtherOnPhone: path === routes.storeLocator })),
    );
  });

  test('texts, journal, events and concerns', async ({ page }) => {
    test.slow();
    const [blog] = (await storeApi.call(listPosts, { query: { page: 1 } })).blogs;
    const [event] = (await storeApi.call(listEvents)).events;
    const [concern] = (await storeApi.call(listConcerns)).data;
    const [grower] = (await storeApi.call(listGrowers)).data;
    if (!blog || !event || !concern || !grower) throw new Error('The demo store has no content');
    const { lots } = (await storeApi.call(getGrower, { params: { id: grower.id } })).data;
    const [lot] = lots;
    const paths = [
      routes.aboutUs,
      routes.organicLiving,
      routes.inspireAndSupport,
      routes.events,
      routes.event(event),
      routes.concerns,
      routes.concern(concern),
      routes.growers,
      routes.grower(grower),
      routes.lots,
      routes.lot({ number: lot?.number ?? '' }),
      routes.blogs,
      routes.blog(blog),
      routes.faq,
      routes.privacyPolicy,
      routes.accessibility,
      routes.shippingPolicy,
      routes.returnPolicy,
      routes.terms,
    ];
    await expectGoodScreens(
      page,
      paths.map((path) => ({ path })),
    );
  });
});

test('a customer can use cart, checkout, profile and orders', async ({ openBrowser }) => {
  test.slow();
  const { page, order, addressId } = await orderer(openBrowser, 'Dhruv');
  const { id } = await plentiful(3);
  const orderId = await order({ [id]: 1 });
  await page.request.post('/api/store/cart/', fillGuestCart);
  await openCheckout(page);
  await expectGoodScreens(page, [
    { path: routes.cart, text: 'Lakadong turmeric powder' },
    { path: routes.checkout, text: 'Payment method', isOtherOnPhone: true },
    { path: '/profile#addresses', text: '12 Packing House' },
    { path: routes.orders, text: orderId },
    { path: routes.order(orderId), text: orderId, isOtherOnPhone: true },
    { path: routes.updatePassword, text: 'Change your password' },
    { path: routes.scheduleAppointment },
    { path: routes.editAddress(addressId), text: 'Edit address' },
    { path: routes.addAddress(), text: 'Add address' },
  ]);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectGoodScreen(page, 'address with problems');

  await open(page, routes.editProfile);
  await page.getByRole('textbox', { name: 'First name' }).fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectGoodScreen(page, 'profile with problems');

  await expectGoodScreens(page, [{ path: routes.profile, text: 'Details', isOtherOnPhone: true }]);
  await page.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByRole('dialog', { name: 'Close your account?' })).toBeVisible();
  await expectGoodScreen(page, 'question before leaving');
});

test('a member can use the months of Elite', ({ meera }) =>
  expectGoodScreens(meera, [{ path: routes.subscription, text: 'Active' }]));
