import { newProductPath } from '../lib/dashboard/paths.ts';
import { openEmptyStore } from './support/empty-store.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';

/* The first day: an empty store, its owner, and ten entries at most until a product is on sale. */

const eightMinutesMs = 8 * 60_000;
const maxEntries = 10;

test(
  'an empty shop has its first product on sale with ten required entries',
  { tag: '@slow' },
  async ({ browser, complaints }) => {
    test.setTimeout(eightMinutesMs);
    const store = await openEmptyStore();
    const context = await browser.newContext({ baseURL: store.url });
    complaints.watch(context);
    try {
      const page = await context.newPage();
      await test.step('the owner opens the shop', async () => {
        await open(page, store.ownerUrl);
        await page.getByLabel('First name').fill('Leela');
        await page.getByLabel('Last name').fill('Rao');
        await page.getByLabel('Email').fill('leela@example.in');
        await page.getByLabel('Mobile number').fill('9000000071');
        await page.getByLabel('Password', { exact: true }).fill('Neem-house-2026');
        await page.getByRole('button', { name: 'Create owner account' }).click();
        await page.waitForURL('**/dashboard/first-day');
        await untilAlive(page);
        await expect(page.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible();
      });

      let entries = 0;
      const enter = async (label: string, value: string) => {
        await page.getByRole('textbox', { name: label, exact: true }).fill(value);
        entries += 1;
      };
      await test.step('the product, with what it needs', async () => {
        await open(page, newProductPath);
        for (const [kind, name] of [
          ['brand', 'Neem House'],
          ['category', 'Cold-pressed oils'],
          ['form', 'Oil'],
        ] as const) {
          await enter(`New ${kind} name`, name);
          await page.getByRole('button', { name: `Add ${kind}` }).click();
          await expect(page.getByRole('button', { name: `New ${kind}` })).toBeVisible();
        }
        await enter('Name', 'Mustard oil');
        await enter('Price', '300');
        await enter('HSN', '1514');
        await enter('Net quantity', '500');
        await enter('Manufacturer and address', 'Neem House, 4 Mill Road, Jaipur');
        await expect(page.getByRole('textbox', { name: 'SKU' })).toHaveValue('MUSTARD-OIL');
        await expect(page.getByRole('textbox', { name: 'MRP' })).toHaveValue('300');
        await page.getByRole('button', { name: 'Save product' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Mustard oil' })).toBeVisible();
      });

      await test.step('its picture, and on sale', async () => {
        const picture = 'public/pictures/events/six-honeys-blind.webp';
        await page.getByLabel('Add pictures').setInputFiles(picture);
        entries += 1;
        await page.getByRole('button', { name: 'Publish' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByRole('link', { name: 'View in shop' })).toBeVisible();
      });
      expect(entries).toBeLessThanOrEqual(maxEntries);

      await expect(async () => {
        expect(await (await context.request.get('/shop')).text()).toContain('Mustard oil');
      }).toPass({ timeout: 30_000 });
    } finally {
      await context.close();
      await store.stop();
    }
  },
);
