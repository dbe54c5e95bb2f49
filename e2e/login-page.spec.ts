import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

/* On a slow network the page is drawn before the markup of the pictures has arrived. */
test('the login form does not move when the pictures beside it arrive', async ({ page }) => {
  await open(page, routes.login());
  const pictures = page.locator('.entry-pictures');
  await expect(pictures).toBeVisible();
  const readPanelBox = () => page.locator('.entry-panel').boundingBox();
  const before = await readPanelBox();
  await pictures.evaluate((element) => element.remove());
  expect(await readPanelBox()).toEqual(before);
});

test(
  'a phone shows no pictures beside the login, nor their edge',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, routes.login());
    const pictures = page.locator('.entry-pictures');
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toBeHidden();
  },
);
