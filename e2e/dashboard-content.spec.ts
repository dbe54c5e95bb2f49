import type { APIRequestContext, Page } from 'playwright/test';
import * as bannerCalls from '../lib/contract/staff-banner.ts';
import * as eventCalls from '../lib/contract/staff-event.ts';
import * as faqCalls from '../lib/contract/staff-faq.ts';
import * as postCalls from '../lib/contract/staff-post.ts';
import * as redirectCalls from '../lib/contract/staff-redirect.ts';
import * as textCalls from '../lib/contract/staff-text.ts';
import { contentPath, contentTypes } from '../lib/dashboard/paths.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

/*
 * Content that staff save appears on all storefront pages within seconds and never overwrites a
 * colleague's changes.
 */

const run = Date.now().toString(36);
const save = (who: Page) => who.getByRole('button', { name: 'Save', exact: true });
/** The save bar disappears when the form equals the saved state. */
const isSaved = (who: Page) =>
  expect(who.getByRole('button', { name: /^Sav(e|ing)$/ })).toBeHidden();
const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Restores changed data after each test, also if the test fails. */
let restore = async () => {};
test.afterEach(async () => {
  await restore();
  restore = async () => {};
});

test.afterAll(async () => {
  const staff = await storeApiAs('staff');
  const mine = { search: run };
  for (const calls of [faqCalls, postCalls, eventCalls, redirectCalls]) {
    const { data } = await staff.call(calls.list, { query: mine });
    for (const { id } of data) await staff.call(calls.remove, { params: { id } });
  }
});

test('a question stands on the page and in its JSON-LD within seconds, and goes as fast', async ({
  staff,
  request,
}) => {
  const question = `Is ${run} a herb?`;
  await open(staff, contentPath('faq', 'new'));
  await staff.getByRole('combobox', { name: 'Group' }).selectOption('Order Related');
  await staff.getByRole('textbox', { name: 'Question' }).fill(question);
  await staff.getByRole('textbox', { name: 'Answer' }).fill('It is none.');
  await save(staff).click();
  await expect(staff.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(async () => {
    const page = await html(request, routes.faq);
    expect(page.match(new RegExp(question.replace('?', '\\?'), 'g'))?.length).toBeGreaterThan(1);
    expect(page).toContain(`"name":"${question}"`);
  }).toPass(withinSeconds);

  await staff.getByRole('button', { name: 'Delete' }).click();
  await staff.getByRole('button', { name: 'Delete question' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: contentTypes.faq })).toBeVisible();
  await expect(async () => {
    expect(await html(request, routes.faq)).not.toContain(question);
  }).toPass(withinSeconds);
});

test('a draft is seen by its link alone, and a scheduled post comes out everywhere by itself', async ({
  staff,
  page,
  request,
}) => {
  const title = `Tulsi ${run}`;
  await open(staff, contentPath('posts', 'new'));
  await staff.getByRole('textbox', { name: 'Title' }).fill(title);
  await staff.getByRole('textbox', { name: 'Summary' }).fill('Dried in the shade.');
  await staff.getByRole('textbox', { name: 'Text', exact: true }).fill('Slowly.');
  await save(staff).click();
  await staff.getByRole('button', { name: 'Preview' }).click();
  const link = await staff.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(await seriousFindings(staff)).toEqual([]);

  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Draft, visible only to staff')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await html(request, routes.blogs)).not.toContain(title);

  const office = await storeApiAs('staff');
  const { data } = await office.call(postCalls.list, { query: { search: run } });
  const post = data[0];
  if (!post) throw new Error('The draft was not kept');
  expect((await request.get(routes.blog(post))).status()).toBe(404);
  const comesOut = new Date(Date.now() + 3_000).toISOString();
  await office.call(postCalls.change, {
    params: { id: post.id },
    body: { ...post, published_at: comesOut },
  });
  await expect(async () => {
    const paths = [routes.blogs, routes.home, routes.rss, '/sitemap/posts-1.xml'];
    for (const path of paths) expect(await html(request, path)).toContain(run);
    expect((await request.get(routes.blog(post))).status()).toBe(200);
  }).toPass({ ...withinSeconds, intervals: [500] });
});

test(
  'who was slower is told so and may take what stands, or save their own words after all',
  { tag: '@slow' },
  async ({ staff, owner, complaints }) => {
    const office = await storeApiAs('staff');
    const { data } = await office.call(textCalls.list, { query: { search: 'shipping' } });
    const text = data[0];
    if (!text) throw new Error('The shipping policy is gone');
    restore = async () => {
      const params = { id: text.id };
      const { data: now } = await office.call(textCalls.read, { params });
      await office.call(textCalls.change, { params, body: { ...text, version: now.version } });
    };
    const page = contentPath('texts', text.id);
    complaints.expectRefusal(409, `/api/store/staff/text-pages/${text.id}/`);
    const lead = (who: Page) => who.getByRole('textbox', { name: 'Subtitle' });

    await Promise.all([open(staff, page), open(owner, page)]);
    await lead(staff).fill(`First, ${run}.`);
    await save(staff).click();
    await isSaved(staff);
    await lead(owner).fill(`Second, ${run}.`);
    await save(owner).click();
    await expect(owner.getByText('Hetal Solanki changed this after you opened it.')).toBeVisible();
    await expect(lead(owner)).toHaveValue(`Second, ${run}.`);
    await owner.getByRole('button', { name: 'Show current version' }).click();
    await expect(lead(owner)).toHaveValue(`First, ${run}.`);

    await lead(owner).fill(text.lead);
    await save(owner).click();
    await isSaved(owner);
    await lead(staff).fill(`Third, ${run}.`);
    await save(staff).click();
    await staff.getByRole('button', { name: 'Overwrite with mine' }).click();
    await isSaved(staff);
    await lead(staff).fill(text.lead);
    await save(staff).click();
    await isSaved(staff);
  },
);

test('banners are put in order by keyboard, shown as desk and phone will show them, and hidden', async ({
  staff,
  request,
}) => {
  const office = await storeApiAs('staff');
  const { data: before } = await office.call(bannerCalls.list);
  const [first, second] = before;
  if (!first || !second) throw new Error('There are no banners');
  restore = async () => {
    await office.call(bannerCalls.order, { body: { ids: before.map(({ id }) => id) } });
    const params = { id: first.id };
    const { data: now } = await office.call(bannerCalls.read, { params });
    const { product, category, pictured_products: pictured, ...fields } = first;
    const links = {
      product_id: product?.id ?? null,
      category_id: category?.id ?? null,
      pictured_product_ids: pictured.map(({ id }) => id),
    };
    const body = { ...fields, ...links, image: fields.image ?? '', version: now.version };
    await office.call(bannerCalls.change, { params, body });
  };
  await open(staff, contentPath('banners'));
  await staff.getByRole('button', { name: `Move “${second.title}” up` }).focus();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('status').filter({ hasText: 'position 1 of' })).toHaveCount(1);
  await expect(async () => {
    const home = await html(request, routes.home);
    expect(home).toContain(second.alt_text);
    expect(home.indexOf(second.alt_text)).toBeLessThan(home.indexOf(first.alt_text));
  }).toPass(withinSeconds);
  await open(staff, contentPath('banners', first.id));
  await staff.getByRole('textbox', { name: 'Title' }).fill(`New ${run}`);
  for (const width of [1280, 360]) {
    const frame = staff.frameLocator(`iframe[title="Banner, ${width} pixels wide"]`);
    await expect(frame.getByText(`New ${run}`)).toBeVisible();
  }
  await staff.getByRole('button', { name: 'Discard' }).click();
  const isSeen = staff.getByRole('checkbox', { name: 'Visible' });
  await isSeen.uncheck();
  await save(staff).click();
  await isSaved(staff);
  await expect(async () => {
    expect(await html(request, routes.home)).not.toContain(first.alt_text);
  }).toPass(withinSeconds);
  await isSeen.check();
  await save(staff).click();
  await isSaved(staff);
  await expect(async () => {
    expect(await html(request, routes.home)).toContain(first.alt_text);
  }).toPass(withinSeconds);
});

test('a picture is sent, needs words, and stands on the page of an event', async ({
  staff,
  request,
}) => {
  const title = `Tasting ${run}`;
  await open(staff, contentPath('events', 'new'));
  await staff.getByRole('textbox', { name: 'Title' }).fill(title);
  await staff.getByRole('textbox', { name: 'Summary' }).fill('Six honeys.');
  await staff.getByLabel('Starts').fill('2030-01-05T10:00');
  await staff.getByLabel('Ends').fill('2030-01-05T12:00');
  await staff.getByRole('textbox', { name: 'Venue' }).fill('SOSE Satellite');
  await staff.getByRole('textbox', { name: 'City' }).fill('Ahmedabad');
  const file = staff.getByLabel('File');
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
  await file.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(file).toHaveAccessibleDescription(/^Choose a JPEG, PNG or WebP picture/);
  await file.setInputFiles('public/pictures/events/six-honeys-blind.webp');
  const altTextField = staff.getByRole('textbox', { name: 'Alternative text' });
  await expect(altTextField).toBeVisible();
  await save(staff).click();
  await expect(staff.getByText('Describe the picture')).toBeVisible();
  await altTextField.fill(`Six glasses, ${run}`);
  await save(staff).click();
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const shop = await staff.getByRole('link', { name: 'View in shop' }).getAttribute('href');
  const page = await html(request, shop ?? '');
  expect(page).toContain(`alt="Six glasses, ${run}"`);
  expect(page).toContain(`"caption":"Six glasses, ${run}"`);
  const [, picture = ''] = /"url":"[^"]*(\/files\/[0-9a-f]{32}\.webp)"/.exec(page) ?? [];
  const stored = await request.get(picture);
  expect(stored.headers()['content-type']).toBe('image/webp');
});

test(
  'a search in vain is found in the back office and leads somewhere from then on',
  { tag: '@slow' },
  async ({ staff, page, request, complaints }) => {
    complaints.expectRefusal(400, '/api/store/staff/redirects/');
    const vain = `zzq${run}`;
    await request.get(`/api/store/web/products/list/?prod_search=${vain}`);
    const room = contentPath('search');
    await expect(async () => {
      await open(staff, `${room}?sort=-last_at`);
      await expect(staff.getByRole('link', { name: vain })).toBeVisible({ timeout: 2_000 });
    }).toPass(withinSeconds);
    const row = staff.getByRole('row').filter({ hasText: vain });
    const filledIn = [
      ['Synonym', 'Search word'],
      ['Search rule', 'Search words'],
      ['Pin', 'Search'],
    ] as const;
    for (const [record, field] of filledIn) {
      await row.getByRole('link', { name: record, exact: true }).click();
      await expect(staff.getByRole('textbox', { name: field })).toHaveValue(vain);
      await staff.goBack();
    }
    await row.getByRole('link', { name: 'Redirect', exact: true }).click();
    await expect(staff.getByRole('textbox', { name: 'Old URL' })).toHaveValue(
      routes.shop({ search: vain }),
    );
    const leads = staff.getByRole('textbox', { name: 'Redirect to' });
    await leads.fill('/nowhere');
    await save(staff).click();
    await expect(staff.getByText('The shop has no page at this address')).toBeVisible();
    await leads.fill(routes.faq);
    await save(staff).click();
    await expect(staff.getByRole('link', { name: 'View in shop' })).toBeVisible();
    await expect(async () => {
      await page.goto(routes.shop({ search: vain }));
      expect(new URL(page.url()).pathname).toBe(routes.faq);
    }).toPass(withinSeconds);
  },
);

test(
  'a product is pinned to a search after a look at the result',
  { tag: '@slow' },
  async ({ staff, page }) => {
    // A unique search: parallel tests open the plain list.
    const query = `honey zzp${run}`;
    await open(staff, `${contentPath('search', 'pins', 'new')}?query=${encodeURIComponent(query)}`);
    const preview = staff.getByRole('list', { name: 'Preview' }).getByRole('listitem');
    await expect(preview).not.toHaveCount(0);
    const pin = preview.last().getByRole('button', { name: /^Pin / });
    const name = ((await pin.getAttribute('aria-label')) ?? '').replace('Pin ', '');
    await pin.click();
    await expect(preview.first()).toContainText(name);
    await expect(preview.first()).toContainText('This pin');
    await staff.getByRole('button', { name: 'Test on the last 1,000 searches' }).click();
    await expect(
      staff.getByRole('status').filter({ hasText: /^\d+ searches tested/ }),
    ).toBeVisible();
    expect(await seriousFindings(staff)).toEqual([]);
    await save(staff).click();
    await expect(staff.getByRole('link', { name: 'View in shop' })).toBeVisible();
    await page.goto(routes.shop({ search: query }));
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);
  },
);
