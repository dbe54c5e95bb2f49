import type { APIRequestContext } from 'playwright/test';
import { listRails, setRail } from '../lib/contract/staff-rail.ts';
import { contentPath } from '../lib/dashboard/paths.ts';
import { railTitles } from '../lib/dashboard/products/rail-titles.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

/* The home page as edited by staff: product rails, and a section while it is being edited. */

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Restores the rail after each test, also if the test fails. */
let restore = async () => {};
test.afterEach(async () => {
  await restore();
  restore = async () => {};
});

test(
  'the products of a rail are put in order by keyboard, taken off and put on again',
  { tag: '@slow' },
  async ({ staff, request }) => {
    const office = await storeApiAs('staff');
    const read = async () => {
      const { data } = await office.call(listRails);
      return data.find(({ name }) => name === 'must-try')?.products ?? [];
    };
    const before = await read();
    const [first, second] = before;
    if (!first || !second) throw new Error('There is nothing on the rail');
    restore = async () => {
      const known_ids = (await read()).map(({ id }) => id);
      const product_ids = before.map(({ id }) => id);
      await office.call(setRail, {
        params: { rail: 'must-try' },
        body: { product_ids, known_ids },
      });
    };
    /** Index of the product in the rail of the home page; -1 if it is not there. */
    const findPosition = async ({ id, name }: { id: number; name: string }) => {
      const [, rail = ''] = (await html(request, routes.home)).split('id="must-try"');
      return rail.slice(0, rail.indexOf('</section>')).indexOf(routes.product({ id, name }));
    };

    await open(staff, contentPath('home'));
    await staff.getByRole('link', { name: railTitles['must-try'] }).click();
    await expect(
      staff.getByRole('heading', { level: 1, name: railTitles['must-try'] }),
    ).toBeVisible();
    const rows = staff
      .getByRole('list', { name: 'Products in this carousel' })
      .getByRole('listitem');
    await expect(rows).toHaveCount(before.length);
    await staff.getByRole('button', { name: `Move ${second.name}`, exact: true }).focus();
    await staff.keyboard.press('ArrowUp');
    await expect(rows.first()).toContainText(second.name);
    await expect(staff.getByRole('status').filter({ hasText: 'position 1 of' })).toHaveCount(1);
    await expect(async () => {
      const [one, other] = [await findPosition(second), await findPosition(first)];
      expect(one).toBeGreaterThan(-1);
      expect(one).toBeLessThan(other);
    }).toPass(withinSeconds);

    await staff.getByRole('button', { name: `Remove ${first.name} from the carousel` }).click();
    await expect(rows).toHaveCount(before.length - 1);
    await expect(async () => {
      expect(await findPosition(first)).toBe(-1);
    }).toPass(withinSeconds);

    await staff.getByRole('combobox', { name: 'Product' }).fill(first.name);
    await staff.getByRole('option', { name: first.name }).first().click();
    await expect(rows.first()).toContainText(first.name);
    expect(await seriousFindings(staff)).toEqual([]);
    await expect(async () => {
      expect(await findPosition(first)).toBeGreaterThan(-1);
    }).toPass(withinSeconds);
  },
);

test('a section is seen as desk and phone will show it, before it is saved', async ({ staff }) => {
  await open(staff, contentPath('home', 'new'));
  await staff.getByRole('textbox', { name: 'Heading' }).fill('From our own press');
  await staff.getByRole('textbox', { name: 'Text' }).fill('Cold, slow and never twice.');
  for (const width of [1280, 360]) {
    const preview = staff.frameLocator(`iframe[title="Section, ${width} pixels wide"]`);
    await expect(preview.getByRole('heading', { name: 'From our own press' })).toBeVisible();
    await expect(preview.getByText('Cold, slow and never twice.')).toBeVisible();
  }
  await staff.getByRole('combobox', { name: 'Layout' }).selectOption('services');
  const desktop = staff.frameLocator('iframe[title="Section, 1280 pixels wide"]');
  await expect(desktop.getByRole('term').first()).toBeVisible();
});
