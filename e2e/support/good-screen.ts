import { expect, type Page } from 'playwright/test';
import { seriousFindings } from './axe.ts';
import { htmlFaults } from './html-faults.ts';
import { open } from './open.ts';
import { fits, setTextSize, sideways } from './text-size.ts';

const desktop = { width: 1280, height: 800 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 360, height: 740 };
const narrowest = { width: 320, height: 640 };

export interface Screen {
  path: string;
  /** Text that says that the screen is complete. */
  text?: string | RegExp;
  /** Whether a phone has controls here that a desktop has not, so that axe looks at both. */
  isOtherOnPhone?: boolean;
}

const isLarge = process.env['E2E_SLOW'] === 'yes';

/**
 * Checks the current screen with axe at 1280 px, and that it scrolls sideways neither there nor at
 * 320 px. `npm run test:all` also checks 768 and 360 px on every screen, and text of twice the size at
 * 320 px; `npm test` only where a phone has other controls.
 */
export async function expectGoodScreen(
  page: Page,
  where: string,
  { isOtherOnPhone = false } = {},
): Promise<void> {
  const sizes =
    isLarge || isOtherOnPhone ? [desktop, tablet, phone, narrowest] : [desktop, narrowest];
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (size === desktop || (size === phone && isOtherOnPhone)) {
      expect.soft(await htmlFaults(page), where).toEqual([]);
      expect.soft(await seriousFindings(page), `${where} at ${size.width} px`).toEqual([]);
    }
    const which = `${where} fits into ${size.width} px`;
    await expect.poll(() => sideways(page), which).toEqual(fits);
  }
  if (isLarge || isOtherOnPhone) {
    await setTextSize(page, '200%');
    const which = `${where}, in text of twice the size, fits into ${narrowest.width} px`;
    await expect.poll(() => sideways(page), which).toEqual(fits);
    await setTextSize(page, '');
  }
  await page.setViewportSize(desktop);
}

/** Opens screens one after the other and checks each. */
export async function expectGoodScreens(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { path, text, ...options } of screens) {
    await open(page, path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    if (text) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectGoodScreen(page, path, options);
  }
}
