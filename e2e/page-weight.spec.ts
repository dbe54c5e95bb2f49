import { overBudget, type PageKind, pageKinds } from '../lib/proofs/speed/budgets.ts';
import { weigh } from '../lib/proofs/speed/page-weight.ts';
import { phoneOptions } from '../lib/proofs/speed/phone.ts';
import { addToCart } from '../lib/contract/cart.ts';
import { inFullChromium } from './support/browser.ts';
import { addHome } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, type NewPerson } from './support/new-customer.ts';
import { openCheckout } from './support/open-checkout.ts';
import { plentiful } from './support/order-journey.ts';
import { siteUrl } from './support/site-url.ts';
import { storeApiWith } from './support/store-api.ts';

/* What pages weigh on a phone; `npm run speed` measures how fast they are. */

test.use({ isWarm: false, ...phoneOptions, launchOptions: inFullChromium() });

/** Until then, files of a new build are compressed on the way, and less. */
test.beforeAll(async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)];
  expect(scripts.length).toBeGreaterThan(3);
  for (const [, script = ''] of scripts) {
    const ask = async () => {
      const { headers } = await fetch(`${siteUrl}${script}`, {
        headers: { 'accept-encoding': 'br' },
      });
      return [headers.get('content-encoding'), headers.has('etag')];
    };
    await expect.poll(ask, { timeout: 60_000 }).toEqual(['br', true]);
  }
});

async function newCustomerWithCart(): Promise<NewPerson> {
  const who = await newCustomer('Weight');
  const store = await storeApiWith(who);
  const town = { state: 'Gujarat', city: 'Ahmedabad', pin: '382330' };
  await addHome(store, { firstName: who.firstName, mobile: who.mobile }, town);
  const { id } = await plentiful();
  await store.call(addToCart, { body: { pid: id, quantity: 1 } });
  return who;
}

const mainPages = ['home', 'category', 'product', 'checkout'];

for (const kind of Object.values<PageKind>(pageKinds)) {
  const tag = mainPages.includes(kind.name) ? [] : '@slow';
  test(
    `the ${kind.name} page keeps its budget`,
    { tag },
    async ({ page, context }, { annotations }) => {
      if (kind.needsCart) await logInWith(context, await newCustomerWithCart());
      // Opened without the cart before, it leads to the cart.
      if (kind === pageKinds.checkout) await openCheckout(page);
      await page.goto(kind.path, { waitUntil: 'networkidle' });
      expect(new URL(page.url()).pathname).toContain(kind.path.split('?', 1)[0]);
      const weight = await weigh(page);
      annotations.push({ type: 'weight', description: JSON.stringify(weight) });
      expect(weight.js, 'scripts are counted').toBeGreaterThan(0);
      expect(overBudget(weight, kind.budget)).toEqual([]);
    },
  );
}
