import { getPost, listPosts } from '../lib/contract/post.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

const newest = async () => {
  const { blogs } = await storeApi.call(listPosts, { query: { page: 1 } });
  const [post] = blogs;
  if (!post) throw new Error('The demo store has posts');
  return post;
};

test.describe('addresses of the journal', () => {
  for (const [path, status] of [
    ['/blogs', 200],
    ['/blogs?page=2', 200],
    ['/blogs?page=999', 404],
    ['/blogs?page=0', 404],
    ['/blogs?publish_filter=2001-01', 404],
    ['/blogs?publish_filter=november', 404],
    ['/blogs/999999/anything', 404],
    ['/blogs/tulsi/anything', 404],
  ] as const) {
    test(`${path} answers ${status}`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status);
    });
  }

  test('lead to the one address that a post has', async ({ request }) => {
    const post = await newest();
    for (const path of [`/blogs/${post.id}`, `/blogs/${post.id}/another-title`]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers()['location']).toContain(routes.blog(post));
    }
  });
});

test('leafs through the pages of the journal and its archive', async ({ page }) => {
  const { filters } = await storeApi.call(listPosts, { query: { page: 1 } });
  await open(page, routes.blogs);
  await expect(page.locator('.post-card')).toHaveCount(9);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'href',
    routes.blogs,
  );
  const archive = page.getByRole('region', { name: 'Archive' });
  await archive.getByRole('link').first().click();
  await expect(page).toHaveURL(/publish_filter=\d{4}-\d{2}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Journal: \\w+ ${filters[0]?.year}$`),
  );
  await expect(archive.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('reads a post and goes on to the one before', async ({ page }) => {
  const post = await newest();
  const { previousPost } = await storeApi.call(getPost, { params: { id: post.id } });
  if (!previousPost) throw new Error('The demo store has more than one post');
  await open(page, routes.blog(post));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(page.getByText(`${post.reading_minutes} min read`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Share' })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Other posts' });
  await expect(others.getByRole('link', { name: 'All posts' })).toHaveAttribute(
    'href',
    routes.blogs,
  );
  await others.getByRole('link', { name: previousPost.title }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.blog(previousPost)}$`));
  await expect(others.getByRole('link', { name: post.title })).toBeVisible();
});

test('shows the products that a post links', async ({ page }) => {
  const post = await newest();
  await open(page, routes.blog(post));
  const rail = page.getByRole('region', { name: 'Products in this post' });
  await expect(rail.getByRole('article').first()).toContainText('₹');
  const name = await rail.getByRole('article').first().getByRole('heading').innerText();
  await expect(page.locator('.article-body').getByRole('link', { name })).toHaveAttribute(
    'href',
    /^\/products\/\d+\//,
  );
});

test('leads from the contents of a post to its parts', async ({ page }) => {
  await open(page, routes.blog(await newest()));
  const contents = page.getByRole('navigation', { name: 'In this post' });
  const part = contents.getByRole('link').nth(2);
  const name = await part.innerText();
  await part.click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('unfolds the contents and reads the text', async ({ page }) => {
    const post = await newest();
    await page.goto(routes.blog(post));
    await page.getByText('In this post', { exact: true }).filter({ visible: true }).click();
    await page.locator('.post-contents details a').filter({ visible: true }).first().click();
    await expect(page.locator('.article-body h2').first()).toBeInViewport();
  });
});
