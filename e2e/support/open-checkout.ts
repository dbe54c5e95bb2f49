import type { Page } from 'playwright/test';
import { routes } from '../../lib/platform/routes.ts';
import { open } from './open.ts';

/** Goes to the checkout the way that customers go: by the button in the cart. */
export async function openCheckout(page: Page): Promise<void> {
  await open(page, routes.cart);
  await page.getByRole('button', { name: 'Process checkout' }).click();
  await page.waitForURL((url) => url.pathname !== routes.cart);
}
