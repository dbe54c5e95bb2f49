import type { Page } from 'playwright/test';

/* Requests of the client router when it opens or prefetches a product. */
export const productData = /\/products\/\d+\/[^?]*\?(.*&)?_rsc=/;

/** Holds back the data of product pages, as a slow network does, until the result is called. */
export async function holdProducts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(productData, async (route) => {
    await released;
    // The page may have been left in the meantime.
    await route.continue().catch(() => {});
  });
  return release;
}
