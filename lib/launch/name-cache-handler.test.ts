import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import PageCache from '../platform/cache/page-cache.mjs';
import { nameCacheHandler } from './name-cache-handler';

const previewModeId = 'a'.repeat(32);
const prerenderManifest = {
  version: 4 as const,
  routes: {},
  dynamicRoutes: {},
  notFoundRoutes: [],
  preview: {
    previewModeId,
    previewModeEncryptionKey: 'b'.repeat(64),
    previewModeSigningKey: 'c'.repeat(64),
  },
};

it('is the handler that Next takes where no setting names one', () => {
  nameCacheHandler();
  const cache = new IncrementalCache({
    dev: false,
    minimalMode: false,
    flushToDisk: false,
    requestHeaders: {},
    previewProps: prerenderManifest.preview,
    prerenderManifest,
  } as ConstructorParameters<typeof IncrementalCache>[0]);
  expect(cache.cacheHandler).toBeInstanceOf(PageCache);
});
