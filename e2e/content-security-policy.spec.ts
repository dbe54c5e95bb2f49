import { addToCart } from '../lib/contract/cart.ts';
import { Complaints } from './support/complaints.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { openCheckout } from './support/open-checkout.ts';
import { orderer, plentiful } from './support/order-journey.ts';

test('a browser that refuses a script complains, and every journey hears of it', async ({
  browser,
}) => {
  const heard = new Complaints();
  const context = await browser.newContext();
  heard.watch(context);
  const page = await context.newPage();
  await open(page, '/about-us');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__x = 1';
    document.body.append(script);
  });
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
  expect(() => heard.assertNone()).toThrow(/Content Security Policy/);
  await context.close();
});

test('T46: cards are typed at the gateway alone', async ({ openBrowser }) => {
  const { store, page } = await orderer(openBrowser, 'Nonce');
  const { id } = await plentiful(5);
  await store.call(addToCart, { body: { pid: id, quantity: 1 } });
  await openCheckout(page);
  await page.getByRole('radio', { name: /^Online Payment/ }).check();
  await expect(page.getByRole('button', { name: 'Pay online' })).toBeVisible();
  const cardFields = '[autocomplete^="cc-"], [name*="card" i], [name*="cvv" i], [name*="cvc" i]';
  await expect(page.locator(`input:is(${cardFields}), iframe`)).toHaveCount(0);
});
