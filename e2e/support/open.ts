import type { Page, Response } from 'playwright/test';

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilAlive(page);
  return answer;
}

/**
 * Waits until React has hydrated the page and its forms; earlier clicks could be lost. A page is
 * hydrated apart from its frame, because Next wraps it in an Activity.
 */
export async function untilAlive(page: Page, parts = 'main, main > *, main form'): Promise<void> {
  await page.waitForFunction((selector) => {
    const found = [...document.querySelectorAll(selector)];
    const isAlive = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return found.length > 0 && found.every(isAlive);
  }, parts);
}
