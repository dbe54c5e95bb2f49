import nextPackage from 'next/package.json';

interface NextCache {
  FileSystemCache: { prototype: Record<string, unknown> };
  areTagsExpired: (tags: string[], since: number) => boolean;
  areTagsStale: (tags: string[], since: number) => boolean;
  forgetLifetime: (key: string) => boolean;
  revalidateTags: (
    handler: object,
    tags: string[],
    durations?: { expire: number },
  ) => Promise<void>;
}

const advice = `Next ${nextPackage.version} has changed what lib/platform/cache/next-cache.mjs uses`;
const minuteMs = 60_000;

let next: NextCache;
beforeAll(async () => {
  next = (await import('./next-cache.mjs' as string).catch((error: unknown) => {
    throw new Error(advice, { cause: error });
  })) as NextCache;
});

it('is there: a cache handler with the methods that the page cache has', () => {
  for (const method of ['get', 'set', 'revalidateTag', 'resetRequestCache']) {
    expect([advice, typeof next.FileSystemCache.prototype[method]]).toEqual([advice, 'function']);
  }
});

it('knows of a tag that it has expired, for what was made before', async () => {
  const made = Date.now() - minuteMs;
  expect(next.areTagsExpired(['expired'], made)).toBe(false);
  await next.revalidateTags({}, ['expired'], { expire: 0 });
  expect(next.areTagsExpired(['other', 'expired'], made)).toBe(true);
  expect(next.areTagsExpired(['expired'], Date.now() + minuteMs)).toBe(false);
});

it('knows of a tag that it is stale and may be shown once more', async () => {
  const made = Date.now() - minuteMs;
  expect(next.areTagsStale(['stale'], made)).toBe(false);
  await next.revalidateTags({}, ['stale'], { expire: 3_600 });
  expect(next.areTagsStale(['stale'], made)).toBe(true);
  expect(next.areTagsExpired(['stale'], made)).toBe(false);
});

it('remembers the lifetime of a page under its key, where it can be forgotten', async () => {
  const { SharedCacheControls } =
    await import('next/dist/server/lib/incremental-cache/shared-cache-controls.external');
  const manifest = { routes: {}, dynamicRoutes: {} } as ConstructorParameters<
    typeof SharedCacheControls
  >[0];
  const controls = new SharedCacheControls(manifest);
  controls.set('/kept', { revalidate: 60, expire: undefined });
  expect(next.forgetLifetime('/kept')).toBe(true);
  expect(next.forgetLifetime('/kept')).toBe(false);
});
