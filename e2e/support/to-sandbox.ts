import { addToCart } from '../../lib/contract/cart.ts';
import { openCheckout } from './open-checkout.ts';
import { plentiful, type Orderer } from './order-journey.ts';

/**
 * Goes from a filled cart over the checkout to the sandbox gateway's page; returns the name of the
 * product.
 */
export async function toSandbox({ page, store }: Orderer): Promise<string> {
  const { id, name } = await plentiful(5);
  await store.call(addToCart, { body: { pid: id, quantity: 1 } });
  await openCheckout(page);
  await page.getByRole('radio', { name: /^Online Payment/ }).check();
  await page.getByRole('button', { name: 'Pay online' }).click();
  await page.waitForURL(/\/sandbox\/pay\/SOSE/);
  return name;
}
