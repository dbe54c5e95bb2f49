import type { Page, Response } from 'playwright/test';

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilAlive(page);
  return answer;
}

/** Waits until React has hydrated the page; earlier clicks would be lost. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
