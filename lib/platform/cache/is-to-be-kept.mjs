import { notKeptTag } from '../../api/not-kept-tag.mjs';

/** The one page for every file that is missing. */
const notFoundPage = /\/\$\/_not-found$/;
const pathInKey = /\/\$(\/.*)$/;

/**
 * Whether an entry of the page cache is one of the catalogue. What anybody can invent is not: addresses
 * that show nothing or lead elsewhere, other spellings of an address, and reads that say so themselves.
 */
export function isToBeKept(key, value, tags) {
  if (!value) return false;
  if (value.kind === 'FETCH') return !tags.includes(notKeptTag) && isGoodAnswer(value.data);
  if (value.kind !== 'APP_PAGE' && value.kind !== 'APP_ROUTE') return false;
  if ((value.status ?? 200) !== 200 && !notFoundPage.test(key)) return false;
  return isSpelledOnce(pathInKey.exec(key)?.[1] ?? key);
}

/* A proxy's page or a foreign program may answer 200 as well: the store API's success says so in its body.
   What has no address is a value that this program has worked out. */
function isGoodAnswer({ url, body }) {
  if (url === '') return true;
  try {
    return JSON.parse(Buffer.from(body, 'base64').toString())?.status === true;
  } catch {
    return false;
  }
}

/* `%6eeem` and `neem` are one address, of which only one spelling is kept. */
function isSpelledOnce(path) {
  try {
    const decoded = decodeURIComponent(path);
    return path === decoded || path === encodeURI(decoded);
  } catch {
    return false;
  }
}
