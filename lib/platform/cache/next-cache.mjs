import { createRequire } from 'node:module';

/* The page cache needs what Next exports in no public place; it is reached here alone.
   `next-cache.test.ts` fails where a version of Next has changed it. */
const require = createRequire(import.meta.url);

/** Next's own cache handler. */
export const FileSystemCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;

/** Whether one of the tags was revalidated after a moment: at once, or to be shown once more. */
export const {
  areTagsExpired,
  areTagsStale,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js');

/** Next remembers the lifetime of each address that it has rendered, without an end. */
export const forgetLifetime = (key) => SharedCacheControls.cacheControls.delete(key);

/** Notes revalidated tags where Next looks for them, for the whole process. */
export const revalidateTags = (handler, tags, durations) =>
  FileSystemCache.prototype.revalidateTag.call(handler, tags, durations);
