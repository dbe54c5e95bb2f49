import type { APIRequestContext } from 'playwright/test';
import { listStaffProducts } from '../lib/contract/staff-product-list.ts';
import { staffProductPath } from '../lib/dashboard/paths.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { dropProduct, newProduct } from './support/new-product.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

/* The test creates its own product, duplicates it and deletes it with its copy. */

const run = Date.now().toString(36);
const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test.afterAll(async () => {
  const office = await storeApiAs('staff');
  const { data } = await office.call(listStaffProducts, { query: { search: run } });
  for (const { id } of data) await dropProduct(id);
});

test(
  'a product is duplicated, and deleted once it is unpublished; its address says that it is gone',
  { tag: '@slow' },
  async ({ staff, ravi, request }) => {
    const tea = await newProduct({
      name: `Passing tea ${run}`,
      sku: `E2E-LIFE-${run}`,
      isOnSale: true,
    });
    // Requested first, so that the cached page has to be updated.
    expect(await html(request, routes.product(tea))).toContain('Whole and warm.');

    await open(staff, staffProductPath(tea.id));
    await staff.getByRole('button', { name: 'Duplicate' }).click();
    const copyName = `${tea.name} (copy)`;
    await expect(staff.getByRole('heading', { level: 1, name: copyName })).toBeVisible();
    await expect(staff.getByRole('textbox', { name: 'SKU' })).toHaveValue(`${tea.sku}-COPY`);
    await expect(staff.getByText('Not published', { exact: true })).toBeVisible();

    // Only catalogue staff can preview the copy; the shop does not list it.
    const opened = staff.context().waitForEvent('page');
    await staff.getByRole('link', { name: 'Preview', exact: true }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1, name: copyName })).toBeVisible();
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
      'this product isn’t published',
    );
    await expect(preview.getByRole('button', { name: 'Add to cart' })).toBeHidden();
    expect(await seriousFindings(preview)).toEqual([]);
    const previewPath = new URL(preview.url()).pathname;
    const answer = await staff.request.get(previewPath);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(await answer.text()).toContain('content="noindex, nofollow"');
    expect((await ravi.request.get(previewPath)).status()).toBe(404);
    const asGuest = await request.get(previewPath, { maxRedirects: 0 });
    expect(asGuest.headers()['location']).toContain('/login?');
    expect(await html(request, routes.shop({ search: copyName }))).not.toContain(`${tea.sku}-COPY`);
    await preview.close();

    await staff.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = staff.getByRole('dialog', { name: 'Delete this product permanently?' });
    await expect(question).toBeVisible();
    expect(await seriousFindings(staff)).toEqual([]);
    await question.getByRole('button', { name: 'Delete product' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

    await open(staff, staffProductPath(tea.id));
    await staff.getByRole('button', { name: 'Delete', exact: true }).click();
    const reason = staff.getByRole('dialog', { name: 'This product can’t be deleted' });
    await expect(reason).toContainText('This product is published. Unpublish it first');
    await reason.getByRole('button', { name: 'Close', exact: true }).last().click();
    await staff.getByRole('button', { name: 'Unpublish' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(staff.getByText('Product unpublished')).toBeVisible();
    await staff.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.getByRole('button', { name: 'Delete product' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(async () => {
      const [page, list, sitemap] = await Promise.all([
        request.get(routes.product(tea)),
        html(request, routes.shop({ search: tea.name })),
        html(request, '/sitemap/products-1.xml'),
      ]);
      // `npm start` answers 410, `next dev` 404.
      expect([404, 410]).toContain(page.status());
      expect(list).not.toContain(routes.product(tea));
      expect(sitemap).not.toContain(routes.product(tea));
    }).toPass(withinSeconds);
  },
);
