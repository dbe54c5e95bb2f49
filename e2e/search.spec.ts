import { seriousFindings } from './support/axe.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

test.describe('search', () => {
  test(
    'finds turmeric for haldi and lets the arrow keys choose',
    { tag: '@both' },
    async ({ page }) => {
      await open(page, '/');
      const search = page.getByRole('combobox', { name: 'Search products' });
      await search.fill('haldi');
      const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
      const options = suggestions.getByRole('group', { name: 'Products' }).getByRole('option');
      await expect(options).not.toHaveCount(0);
      expect(await options.count()).toBeLessThanOrEqual(4);
      await expect(search).toHaveAttribute('aria-expanded', 'true');
      const turmeric = options.filter({ hasText: 'Lakadong turmeric powder' });
      await expect(turmeric).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: /^\d+ products found$/ }),
      ).toBeAttached();

      await search.press('ArrowDown');
      await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
      await expect(search).toHaveAttribute(
        'aria-activedescendant',
        (await options.nth(0).getAttribute('id')) ?? 'none',
      );
      await search.press('ArrowDown');
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(options.nth(0)).toHaveAttribute('aria-selected', 'false');
      await search.press('ArrowUp');
      await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/products\/\d+\/lakadong-turmeric-powder$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakadong turmeric powder');
    },
  );

  test('tells the staff which searches led to something', async ({ page }) => {
    const noted = () =>
      page.waitForRequest((request) => request.url().endsWith('/web/search/opened/'));
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('haldi');
    const inList = noted();
    await page.getByRole('option').first().click();
    expect((await inList).postDataJSON()).toEqual({
      query: 'haldi',
      action: 'open',
      is_suggestion: true,
    });
    await expect(page).toHaveURL(/\/products\//);

    await open(page, '/shop?search=turmeric');
    const isListed = noted();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const request = await isListed;
    expect(request.postDataJSON()).toMatchObject({ query: 'turmeric', action: 'open' });
    expect((await request.response())?.status()).toBe(200);
    await expect(page).toHaveURL(/\/products\//);
    const isBought = noted();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    expect((await isBought).postDataJSON()).toEqual({ query: 'turmeric', action: 'cart' });
  });

  test('goes to the shop by Enter', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('joint oil');
    await search.press('Enter');
    await expect(page).toHaveURL('/shop?search=joint+oil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “joint oil”');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ products?$/);
  });

  test('leads from its results to a page of the shop that is meant', async ({ page }) => {
    await open(page, '/shop?search=gift+card');
    await page.getByRole('main').getByRole('link', { name: 'Gift voucher', exact: true }).click();
    await expect(page).toHaveURL('/gift-voucher');
  });

  test('forgives a slip of the finger', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('tumeric');
    await expect(
      page.getByRole('group', { name: 'Products' }).getByRole('option').first(),
    ).toContainText(/turmeric/i);
  });

  test('names categories and pages beside products, and opens them by Enter', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('hair oil');
    await expect(page.getByRole('option', { name: /^Hair oils?, category$/i })).toBeVisible();
    await expect(page.getByRole('option').locator('mark').first()).toHaveText(/^(hair|oil)/i);
    expect(await seriousFindings(page)).toEqual([]);

    await search.fill('return policy');
    const policy = page.getByRole('option', { name: 'Return and refund policy, page' });
    await expect(policy).toBeVisible();
    await search.press('ArrowUp');
    await expect(policy).toHaveAttribute('aria-selected', 'true');
    await search.press('Enter');
    await expect(page).toHaveURL('/return-and-refund-policy');
  });

  test('marks what it was found by in the names of the results', async ({ page }) => {
    await open(page, '/shop?search=turmeric');
    await expect(page.getByRole('main').locator('h3 mark').first()).toHaveText(/^turmeric$/i);
  });

  test('says so when there is nothing', { tag: '@both' }, async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('qqxxzzwwvv');
    const announcement = page.getByRole('search').getByRole('status');
    await expect(announcement).toHaveText('No products found');
    await expect(page.getByRole('search').getByText('No products found').last()).toBeVisible();

    await search.press('Enter');
    await expect(page).toHaveURL('/shop?search=qqxxzzwwvv');
    await expect(page.getByText('No products available!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: 'Categories' }).getByRole('link')).not.toHaveCount(
      0,
    );
    await expect(
      main.getByRole('region', { name: 'Popular products' }).getByRole('article'),
    ).not.toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Ask our vaidya (free)' })).toBeVisible();
    await expect(main.getByText('Filters', { exact: true })).toHaveCount(0);
  });

  test(
    'closes by Esc and leaves the text and the focus where they are',
    { tag: '@both' },
    async ({ page }) => {
      await open(page, '/');
      const search = page.getByRole('combobox', { name: 'Search products' });
      await search.fill('haldi');
      await expect(search).toHaveAttribute('aria-expanded', 'true');
      await search.press('Escape');
      await expect(search).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
      await expect(search).toHaveValue('haldi');
      await expect(search).toBeFocused();
    },
  );
});

test.describe('the field of a search', () => {
  test('stays beside the results, and can be cleared', { tag: '@both' }, async ({ page }) => {
    await open(page, routes.shop({ search: 'haldi' }));
    const search = page.getByRole('combobox', { name: 'Search products' });
    await expect(search).toHaveValue('haldi');
    await expect(search).toHaveCSS('opacity', '1');
    await expect(search).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden();
    const recent = page.getByRole('group', { name: 'Recent searches' });
    await expect(recent.getByRole('option')).toHaveText(['haldi']);
  });

  test('follows the searches of links, and is empty elsewhere', async ({ page }) => {
    await open(page, routes.shop({ search: 'tumericc' }));
    const search = page.getByRole('combobox', { name: 'Search products' });
    await expect(search).toHaveValue('tumericc');
    await search.fill('');
    const recent = page.getByRole('group', { name: 'Recent searches' });
    await expect(recent.getByRole('option')).toHaveText(['tumericc']);
    await search.fill('ghee');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “ghee”');
    await search.fill('');
    await expect(recent.getByRole('option')).toHaveText(['ghee', 'tumericc']);
    await search.press('ArrowDown');
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “tumericc”');
    await expect(search).toHaveValue('tumericc');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page).toHaveURL('/');
    await expect(search).toHaveValue('');
  });
});
