import type { Page } from 'playwright/test';
import { listStores } from '../lib/contract/store.ts';
import { formatHours } from '../lib/features/store/opening-hours.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level }).allInnerTexts();

async function read() {
  const { store_section_data: stores, cities } = await storeApi.call(listStores);
  const named = (name: string) => ({
    id: cities.find((city) => city.name === name)?.id,
    stores: stores.filter(({ city }) => city === name).map(({ store_name }) => store_name),
  });
  return { stores, cities, surat: named('Surat'), pune: named('Pune') };
}

test('shows the stores of the cities that are ticked', async ({ page }) => {
  const { stores, cities, surat, pune } = await read();
  await open(page, '/store-locator');
  expect(await headings(page, 2)).toEqual(cities.map(({ name }) => name));
  expect(await headings(page, 3)).toHaveLength(stores.length);

  await page.getByRole('button', { name: 'Cities' }).click();
  const panel = page.getByRole('dialog', { name: 'Cities' });
  await panel.getByRole('checkbox', { name: 'Surat' }).check();
  await panel.getByRole('checkbox', { name: 'Pune' }).check();
  await expect.poll(() => headings(page, 3)).toEqual([...pune.stores, ...surat.stores]);
  await expect(panel, 'the choice stays open, tick after tick').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/store-locator?city=${surat.id},${pune.id}`);

  await page.reload();
  await untilAlive(page);
  expect(await headings(page, 2)).toEqual(['Pune', 'Surat']);
  await page.getByRole('button', { name: 'Remove Pune' }).click();
  await expect.poll(() => headings(page, 3)).toEqual(surat.stores);
});

test('says of a store when it is open, and whether it is now', async ({ page }) => {
  const { stores } = await read();
  const [store] = stores;
  if (!store) throw new Error('There is no store');
  const hours = { opens: store.work_start_time, closes: store.work_end_time };
  const row = page.getByRole('listitem').filter({ hasText: store.store_name });
  await page.clock.setFixedTime('2026-11-21T12:00:00+05:30');
  await open(page, '/store-locator');
  await expect(row.getByText(formatHours(hours), { exact: true })).toBeVisible();
  await expect(row.getByText(/^Open now, until \d+:\d\d PM$/)).toBeVisible();
  await expect(row.getByRole('link', { name: `Call ${store.store_name}` })).toHaveAttribute(
    'href',
    `tel:${store.mobile_no.replaceAll(' ', '')}`,
  );
  await row.getByText('Details').click();
  await expect(row.getByRole('link', { name: store.email })).toHaveAttribute(
    'href',
    `mailto:${store.email}`,
  );
  await expect(row.getByRole('link', { name: /^Directions to/ })).toHaveAttribute(
    'href',
    store.location_url,
  );

  await page.clock.setFixedTime('2026-11-21T03:00:00+05:30');
  await page.reload();
  await expect(row.getByText(/^Closed now, opens at \d+:\d\d AM$/)).toBeVisible();
});

test('shows the nearest stores first, and those that are open now', async ({ page }) => {
  const { stores, surat } = await read();
  await page.clock.setFixedTime('2026-11-21T21:15:00+05:30');
  await open(page, '/store-locator');
  const near = page.getByRole('form', { name: 'Stores near me' });
  await near.getByRole('textbox', { name: 'Near PIN code' }).fill('3950');
  await near.getByRole('button', { name: 'Find stores' }).click();
  await expect(near.getByText('Enter a 6-digit PIN code.')).toBeVisible();
  await near.getByRole('textbox', { name: 'Near PIN code' }).fill('395003');
  await near.getByRole('button', { name: 'Find stores' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Nearest to 395003');
  const names = await headings(page, 3);
  expect(names).toHaveLength(stores.length);
  expect(names.slice(0, surat.stores.length).toSorted()).toEqual(surat.stores.toSorted());
  await expect(
    page.getByRole('region', { name: 'Nearest to 395003' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(surat.stores.length);

  await page.getByRole('button', { name: 'Open now' }).click();
  const late = stores.filter(({ work_end_time }) => work_end_time > '21:15');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(late.length);
  await page.getByRole('button', { name: 'Remove Near 395003' }).click();
  await expect(page.getByRole('heading', { name: /^Nearest to/ })).toHaveCount(0);
});

test('shows how far the stores are from here, the nearest first', async ({ page, context }) => {
  const { stores, surat } = await read();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 21.1959, longitude: 72.8302 });
  await open(page, '/store-locator');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Nearest to you');
  const names = await headings(page, 3);
  expect(names).toHaveLength(stores.length);
  expect(names.slice(0, surat.stores.length).toSorted()).toEqual(surat.stores.toSorted());
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rows.first()).toContainText(/\d\.\d km away/);
  await expect(rows.last()).toContainText(/\d{3} km away/);
  await page.getByRole('button', { name: 'Remove Near me' }).click();
  await expect(page.getByText(/km away/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all stores are there, and a form chooses cities', async ({ page }) => {
    const { stores, surat } = await read();
    await page.goto('/store-locator');
    expect(await headings(page, 3)).toHaveLength(stores.length);
    await page.getByRole('checkbox', { name: 'Surat' }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`/store-locator?city=${surat.id}`);
    expect(await headings(page, 3)).toEqual(surat.stores);
    await expect(page.getByRole('checkbox', { name: 'Surat' })).toBeChecked();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test('knows no cities without stores', async ({ request }) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await status('/store-locator?city=')).toBe(200);
  expect(await status('/store-locator?city=999999')).toBe(404);
  expect(await status('/store-locator?city=Surat')).toBe(404);
});
