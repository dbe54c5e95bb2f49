import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Data for the page after a form was posted without scripts. */
export interface SubmittedForm {
  /** The id in the URL of the page. */
  id: string;
  /** Id of the account that sent it; empty for a guest. */
  owner: string;
  form: string;
  isError: boolean;
  message: string;
  /** The input, without passwords and codes. */
  values: Record<string, string>;
  /** Error texts by field. */
  errors: Record<string, string[]>;
}

/** Bytes; a cookie has at most 4096 with its name and attributes. */
const longestCookie = 3_800;
/**
 * Characters of all saved input of a browser: a server refuses requests with headers above 16 KB.
 */
const longestCookies = 8_000;
const longestText = 64 * 1024;
/** Maximum characters of a saved value and of its name; maximum number of values. */
const longestValue = 3_000;
const longestName = 60;
const maxValues = 60;
/** Characters of the JSON that is compressed: a control character takes six of them. */
const longestJson = 12_000;

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypted, because a form may contain health data, and a browser writes cookies to its disk. */
const deriveKey = (secret: string): Buffer => {
  if (lastKey.secret !== secret) {
    lastKey = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'kept-form', 32)) };
  }
  return lastKey.key;
};
let lastKey: { secret?: string; key: Buffer } = { key: Buffer.alloc(0) };

function written(submittedForm: SubmittedForm, secret: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, deriveKey(secret), iv);
  const text = [sealing.update(deflateRawSync(JSON.stringify(submittedForm))), sealing.final()];
  return Buffer.concat([iv, sealing.getAuthTag(), ...text]).toString('base64url');
}

/**
 * Encodes saved input as an encrypted cookie value; drops the longest values if it is too long.
 * Binary search, because every try compresses and encrypts the form.
 */
export function writeSubmittedForm(submittedForm: SubmittedForm, secret: string): string {
  const values = shortestFirst(submittedForm.values);
  let best = written(withValues(submittedForm, []), secret);
  let [fits, count, tooMany] = [0, values.length, values.length + 1];
  while (count > fits) {
    const text = written(withValues(submittedForm, values.slice(0, count)), secret);
    if (text.length <= longestCookie) [fits, best] = [count, text];
    else tooMany = count;
    count = Math.floor((fits + tooMany) / 2);
  }
  return best;
}

/** The shortest values, up to the maximum that is compressed. */
function shortestFirst(values: SubmittedForm['values']): [string, string][] {
  let left = longestJson;
  return Object.entries(values)
    .filter(([name, value]) => name.length <= longestName && value.length <= longestValue)
    .slice(0, maxValues)
    .toSorted((one, other) => one[1].length - other[1].length)
    .filter((entry) => (left -= JSON.stringify(entry).length) >= 0);
}

/**
 * Returns the names of the saved inputs to delete for a new one of `length` characters. `others`
 * are in the browser's order: the oldest first.
 */
export function formsToForget(
  length: number,
  others: readonly { name: string; value: string }[],
): string[] {
  let left = longestCookies - length;
  return others.toReversed().flatMap(({ name, value }) => {
    left -= value.length;
    return left < 0 ? [name] : [];
  });
}

const tooLong = 'This text is too long to save. Go back in your browser, copy it and shorten it.';
const maxTooLongErrors = 5;

/** Drops all other values and marks their fields. */
function withValues(submittedForm: SubmittedForm, entries: [string, string][]): SubmittedForm {
  const values = Object.fromEntries(entries);
  const leftOut = Object.keys(submittedForm.values).filter(
    (name) =>
      name.length <= longestName && submittedForm.values[name] && !Object.hasOwn(values, name),
  );
  const tooLongErrors = leftOut.slice(0, maxTooLongErrors).map((name) => [name, [tooLong]]);
  return {
    ...submittedForm,
    values,
    errors: { ...submittedForm.errors, ...Object.fromEntries(tooLongErrors) },
  };
}

/**
 * Decodes the value of `writeSubmittedForm` for an account, or for a guest if `reader` is empty.
 * Undefined if it was not written with this secret, is too long, or belongs to another account. A
 * guest's input is available after the login.
 */
export function readSubmittedForm(
  cookie: string,
  secret: string,
  reader: string,
): SubmittedForm | undefined {
  const sent = Buffer.from(cookie, 'base64url');
  const [iv, tag] = [sent.subarray(0, ivBytes), sent.subarray(ivBytes, ivBytes + tagBytes)];
  try {
    const opening = createDecipheriv(cipher, deriveKey(secret), iv, { authTagLength: tagBytes });
    opening.setAuthTag(tag);
    const text = [opening.update(sent.subarray(ivBytes + tagBytes)), opening.final()];
    const json = inflateRawSync(Buffer.concat(text), { maxOutputLength: longestText });
    const submittedForm = JSON.parse(json.toString()) as SubmittedForm;
    return submittedForm.owner === '' || submittedForm.owner === reader ? submittedForm : undefined;
  } catch {
    // Forged, or longer than a page should read.
    return undefined;
  }
}
