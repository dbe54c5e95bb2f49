import { uncachedTag } from '../../api/uncached-tag.mjs';

/** Shared page of all missing files. */
const notFoundPage = /\/\$\/_not-found$/;
const pathInKey = /\/\$(\/.*)$/;

/**
 * Returns whether the page cache stores an entry. Unbounded input is not stored: pages without
 * content, redirects, other spellings of a URL, and reads with the tag `not-kept`.
 */
export function isCacheable(key, value, tags) {
  if (!value) return false;
  if (value.kind === 'FETCH') return !tags.includes(uncachedTag) && isGoodAnswer(value.data);
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return false;
  if ((value.status ?? 200) !== 200 && !notFoundPage.test(key)) return false;
  return isSpelledOnce(pathInKey.exec(key)?.[1] ?? key);
}

/*
 * A proxy or another program may also answer 200: a valid answer of the store API has `status:
 * true` in its body. Entries without a URL are values computed by this program.
 */
function isGoodAnswer({ url, body }) {
  if (url === '') return true;
  try {
    return JSON.parse(Buffer.from(body, 'base64').toString())?.status === true;
  } catch {
    return false;
  }
}

/* `%6eeem` and `neem` are the same URL; only one spelling is cached. */
function isSpelledOnce(path) {
  try {
    const decoded = decodeURIComponent(path);
    return path === decoded || path === encodeURI(decoded);
  } catch {
    return false;
  }
}
