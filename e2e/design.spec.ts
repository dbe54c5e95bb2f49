import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

const book = '/design';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the design page; a production build does not contain it. */
async function openBook(page: Page, hash = ''): Promise<void> {
  const answer = await page.request.get(book);
  test.skip(!answer.ok(), 'the pattern book is there with `npm run dev` alone');
  await open(page, book + hash);
}

test('the pattern book is not in the shop that customers see', async ({ page }) => {
  const answer = await page.request.get(book);
  test.skip(answer.ok(), 'this is the shop of those who build');
  expect(answer.status()).toBe(404);
  expect(new URL(answer.url()).pathname).toBe(routes.pageNotFound);
});

test('axe finds nothing serious on it, and it fits', async ({ page }) => {
  await openBook(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await seriousFindings(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrolls).toBeLessThanOrEqual(320);
});

test('tabs are walked by arrow keys', async ({ page }) => {
  await openBook(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Taste').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Storing')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText(/Dark and dry/);
  await page.keyboard.press('Home');
  await expect(tab('Taste')).toHaveAttribute('aria-selected', 'true');
});

test('a hash opens its section', async ({ page }) => {
  await openBook(page, '#sample-shut');
  await expect(page.getByText('It colours a dal')).toBeVisible();
});

test('a combobox is filled by typing, arrow keys and Enter, and Esc goes back', async ({
  page,
}) => {
  await openBook(page);
  const city = page.getByRole('combobox', { name: 'City' }).and(page.locator('input')).first();
  const list = page.getByRole('listbox', { name: 'City' });
  await city.focus();
  await page.keyboard.type('mum');
  await expect(list.getByRole('option')).toHaveText(['Mumbai', 'Navi Mumbai']);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(city).toHaveValue('Navi Mumbai');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveText('Navi Mumbai');
  await page.keyboard.type('zz');
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(city).toHaveValue('Navi Mumbai');
  await city.fill('surat');
  await page.keyboard.press('Tab');
  await expect(city).toHaveValue('Surat');
});

test('a multi-select holds the focus of who ticks, and gives it back', async ({ page }) => {
  await openBook(page);
  const button = page.getByRole('button', { name: 'Cities' });
  const panel = page.getByRole('dialog', { name: 'Cities' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('pun');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('checkbox', { name: 'Pune' })).toBeChecked();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveText('3 chosen');
  await page.getByRole('button', { name: 'Remove Pune' }).click();
  await expect(button).toHaveText('Ahmedabad, Jaipur');
});

test('dialogs, drawers and popovers close by Esc and give the focus back', async ({ page }) => {
  await openBook(page);
  const openers = {
    'Open a dialog': 'Delete this address?',
    'Drawer, left': 'Menu',
    'Drawer, right': 'Filters',
    'When does it come?': 'Delivery',
  };
  for (const [opener, name] of Object.entries(openers)) {
    const button = page.getByRole('button', { name: opener });
    const sheet = page.getByRole('dialog', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    expect(await seriousFindings(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a tooltip comes with the focus and goes by Esc', async ({ page }) => {
  await openBook(page);
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('button', { name: 'When does it come?' }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText('Figures of the last twelve months');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('a rating is given by arrow keys', async ({ page }) => {
  await openBook(page);
  const rating = page.getByRole('group', { name: 'Your rating' }).first();
  await rating.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rating.getByRole('radio', { name: '5 of 5, Excellent' })).toBeChecked();
});

test('a busy button keeps the focus and is not pressed twice', async ({ page }) => {
  await openBook(page);
  const button = page.getByRole('button', { name: 'Try again' });
  await button.focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Trying' }).last();
  await expect(busy).toBeFocused();
  await expect(busy).toBeDisabled();
  await expect(button).toBeFocused();
});

test('slides are walked by keys, and hidden ones cannot be reached', async ({ page }) => {
  await openBook(page);
  const carousel = page.getByRole('region', { name: 'Plants', exact: true });
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.locator('[aria-roledescription=slide]');
  await expect(slides.last()).toHaveAttribute('inert');
  await expect(carousel.getByText('1 of 3')).toBeVisible();
  await carousel.getByRole('group', { name: 'Plants: slides' }).focus();
  await page.keyboard.press('End');
  await expect(carousel.getByText('3 of 3')).toBeVisible();
  await expect(slides.last()).not.toHaveAttribute('inert');
  await expect(slides.first()).toHaveAttribute('inert');
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.getByText('2 of 3')).toBeVisible();
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeDisabled();
});

test.describe('slides that go on by themselves', () => {
  test('stay where they are for those who asked for less motion', async ({ page }) => {
    await openBook(page);
    const carousel = page.getByRole('region', { name: 'Plants, going on' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: /^(Pause|Play)$/ })).toBeHidden();
    await expect(carousel.getByText('1 of 5')).toBeVisible();
  });

  test.describe('where motion is welcome', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('wait while they are paused', async ({ page }) => {
      await page.clock.install();
      await openBook(page);
      const carousel = page.getByRole('region', { name: 'Plants, going on' });
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.locator('[data-engine]')).toBeVisible();
      await page.clock.runFor(4000);
      await expect(carousel.getByText('2 of 5')).toBeVisible();
      await carousel.getByRole('button', { name: 'Pause' }).click();
      await page.clock.runFor(7000);
      await expect(carousel.getByText('2 of 5')).toBeVisible();
      await carousel.getByRole('button', { name: 'Play' }).click();
      await page.clock.runFor(3500);
      await expect(carousel.getByText('3 of 5')).toBeVisible();
    });
  });
});
