import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPage } from '../contract/find-page';
import { type SitePage, sitePages } from '../contract/site-pages';

const rows = Object.entries<SitePage>(sitePages);

/** Made by Next or the storefront, by a rewrite, or with more or less than one folder. */
const withoutFolder = [
  '/api/[[...path]]',
  '/_next/[...path]',
  '/files/[...path]',
  '/api/revalidate',
  '/api/auth/callback/[[...provider]]',
];

/** Files of `app` that Next serves under another name. */
const servedAs: Record<string, string> = {
  'robots.ts': 'robots.txt',
  'manifest.ts': 'manifest.webmanifest',
};

/** `app/(shop)/event/[eventId]/page.tsx` → `/event/[eventId]`; the file is kept. */
const folders = new Map(
  readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const path = file.replace(/\([^)]*\)\//g, '');
    if (/(?:^|\/)(?:page\.tsx|route\.ts)$/.test(path)) {
      return [[`/${dirname(path).replace(/^\.$/, '')}`, join('app', file)]];
    }
    const isFile = /^(?:robots\.ts|manifest\.ts|[\w-]*(?:icon|image)\.(?:svg|png))$/.test(path);
    return isFile ? [[`/${servedAs[path] ?? path}`, join('app', file)]] : [];
  }),
);
const publicFiles = readdirSync('public').map((name) =>
  name.includes('.') ? `/${name}` : `/${name}/[...path]`,
);
const office = '/dashboard/[...page]';

/** A path of this shape. */
const sampleOf = (path: string) => path.replace(/\[+[^\]]+\]+/g, '1');

describe('the table of pages', () => {
  it('has a row for each folder of app and each file of public', () => {
    const missing = [...folders.keys(), ...publicFiles].filter(
      (path) => !Object.hasOwn(sitePages, path) && findPage(path) !== sitePages[office],
    );
    const advice = missing.map((path) => `Write a row for ${path} in lib/contract/site-pages.ts`);
    expect(advice).toEqual([]);
  });

  it('has no row without a folder', () => {
    const extra = rows.flatMap(([path]) =>
      folders.has(path) || publicFiles.includes(path) || [...withoutFolder, office].includes(path)
        ? []
        : [`Remove the row ${path} of lib/contract/site-pages.ts, or add its folder to app`],
    );
    expect(extra).toEqual([]);
  });

  it('keeps no page for everybody that reads its query or who asks', () => {
    const wrong = [...folders].flatMap(([path, file]) => {
      const reader = /\b(?:searchParams|platform\/auth|next\/headers)\b/.exec(
        readFileSync(file, 'utf8'),
      )?.[0];
      return reader && findPage(path)?.isCached
        ? [`${path} reads ${reader}: take isCached out of its row`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps no page that needs a login or says what is wrong, and indexes none', () => {
    const wrong = rows.filter(
      ([, { needsLogin, hasToken, status, isCached, sitemap }]) =>
        ((needsLogin || status) && (isCached || sitemap)) || (hasToken && sitemap),
    );
    expect(wrong).toEqual([]);
  });

  it('names pages that search engines may not index, and each of them says so', () => {
    const saysNoindex = (file: string) => {
      const layout = join(dirname(file), 'layout.tsx');
      const texts = [file, layout, 'app/dashboard/layout.tsx'].filter(
        (name) =>
          existsSync(name) && (name !== 'app/dashboard/layout.tsx' || /dashboard/.test(file)),
      );
      return texts.some((name) => /pageMetadata\(|index: false/.test(readFileSync(name, 'utf8')));
    };
    const silent = [...folders].flatMap(([path, file]) => {
      const row = findPage(path);
      // A page of a record without its name redirects; Next writes noindex where the status is an
      // error.
      const isSilent = row?.sitemap ?? row?.record ?? row?.status;
      if (row?.kind !== 'page' || isSilent || !file.endsWith('page.tsx')) return [];
      return saysNoindex(file) ? [] : [`${path}: say robots: { index: false } in its metadata`];
    });
    expect(silent).toEqual([]);
  });
});

describe('the matcher of middleware.ts', () => {
  const [, source = ''] =
    /matcher: \[\s*'([^']+)'/.exec(readFileSync('middleware.ts', 'utf8')) ?? [];
  const matcher = new RegExp(`^${source.replace(/\\\\/g, '\\')}$`);

  it('runs for every page and file but the most frequent ones', () => {
    const left = rows.flatMap(([path]) => (matcher.test(sampleOf(path)) ? [] : [path]));
    expect(left).toEqual([
      '/',
      '/products/[productId]/[slug]',
      '/blogs/[blogId]/[slug]',
      '/event/[eventId]',
      '/files/[...path]',
      '/pictures/[...path]',
      '/_next/[...path]',
      ...rows.flatMap(([path, { kind }]) => (kind === 'call' ? [path] : [])),
    ]);
  });

  it.each([
    '/iconic',
    '/manifesto',
    '/sitemap-x',
    '/feeds/x',
    '/share/x',
    '/apix',
    '/products/x/y',
  ])('runs for %s', (path) => {
    expect(matcher.test(path)).toBe(true);
  });
});
