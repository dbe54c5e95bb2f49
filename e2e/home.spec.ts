import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

test.describe('the home page', { tag: '@both' }, () => {
  test('has everything that the shop wants to say, under one first heading', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of [
      'The cabinet',
      'Try Our New Products',
      'Ask the vaidya before you buy.',
      'Must Try',
      'A shop in Ahmedabad since 2011',
      'All Time Best Sellers',
      'SOSE Elite: no delivery fee, same or next day in selected cities',
      'What we put our name to',
      'The house in figures',
      'From the journal',
      'Kind words, framed',
      'Licensed, and easy to look up',
      'Seed that can be sown again',
      'What comes with the parcel',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Book a consultation' })).toHaveAttribute(
      'href',
      '/consult-our-vaidya',
    );
    await expect(page.getByRole('link', { name: 'See what Elite gives' })).toHaveAttribute(
      'href',
      '/subscription-plans',
    );
  });

  test('has its figures in the page as they end, before any script runs', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('3,42,000');
    expect(html).toContain('18,640');
  });

  test('turns its banners, by hand and not by itself once paused', async ({ page }) => {
    await open(page, '/');
    const banners = page.getByRole('region', { name: 'News from the shop' });
    await expect(banners.locator('[data-engine]'), 'what moves the slides is there').toBeAttached();
    await banners.getByRole('button', { name: 'Pause' }).click();
    await expect(banners.getByRole('button', { name: 'Play' })).toBeVisible();
    // On a slow machine the banners may have rotated before the click.
    const count = banners.getByText(/^\d of \d$/);
    const [place = 0, places = 0] = (await count.innerText()).split(' of ').map(Number);
    expect(places).toBeGreaterThan(2);
    await banners.getByRole('button', { name: 'Next slide' }).click();
    await expect(count).toHaveText(`${(place % places) + 1} of ${places}`);
    await banners.getByRole('button', { name: 'Previous slide' }).click();
    await expect(count).toHaveText(`${place} of ${places}`);
  });

  test('leads from a ticket below the banner to what is pictured', async ({ page }) => {
    await open(page, '/');
    await page
      .getByRole('region', { name: 'News from the shop' })
      .getByRole('link', { name: 'Raw forest honey' })
      .click();
    await expect(page).toHaveURL(/\/products\/\d+\/raw-forest-honey$/);
  });

  test('shows a licence large, and Esc puts it away', async ({ page }) => {
    await open(page, '/');
    const paper = page.getByRole('button', { name: /^Food business licence/ });
    await paper.click();
    const sheet = page.getByRole('dialog', { name: 'Food business licence' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(paper).toBeFocused();
  });
});
