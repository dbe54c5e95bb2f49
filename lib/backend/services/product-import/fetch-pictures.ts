import { Buffer } from 'node:buffer';
import { eq, inArray } from 'drizzle-orm';
import { pictureRules } from '../../../contract/file.ts';
import { importRules } from '../../../contract/staff-import.ts';
import type { ServiceContext } from '../../context.ts';
import { importPictures } from '../../db/schema/product-import.ts';
import { StoreError } from '../../errors.ts';
import { isStorable } from '../../http/storable.ts';
import { deleteUnlessUsed, storedPicturePath } from '../content/picture-use.ts';
import { dropFile } from '../file/keep-file.ts';
import { fetchPicture, PictureFault } from '../picture/fetch-picture.ts';
import { keepPicture } from '../picture/keep-picture.ts';
import { FileFault } from './file-fault.ts';
import type { FetchedPicture } from './name-indexes.ts';

const atOnce = 4;
const longestEdge = 2_000;
/** Bytes: maximum size of an index entry is 2,704. */
const longestAddress = 2_000;
const maxMinutes = 20;

export type Fetch = (address: string) => Promise<Blob>;
type OnPart = (progress: string) => Promise<void>;

/**
 * Fetches each picture address once and keeps the picture like an upload; an address that was
 * fetched before is answered from its file. Unused pictures are removed after a day. Throws
 * `FileFault` above 2,000 addresses.
 */
export async function fetchPictures(
  context: ServiceContext,
  staffId: number,
  addresses: readonly string[],
  onPart: OnPart,
  fetchOne: Fetch = fetchPicture,
): Promise<Map<string, FetchedPicture>> {
  const { mostPictures } = importRules;
  if (addresses.length > mostPictures) {
    throw new FileFault(
      `The list has ${addresses.length.toLocaleString('en-IN')} picture addresses; the limit is ${mostPictures.toLocaleString('en-IN')}. Split the list.`,
    );
  }
  const pictures = await readFetched(context, addresses.filter(isUsable));
  for (const address of addresses) if (!isUsable(address)) pictures.set(address, unusable);
  const missing = addresses.filter((address) => !pictures.has(address));
  const end = Date.now() + maxMinutes * 60_000;
  for (let start = 0; start < missing.length; start += atOnce) {
    await onPart(`Fetching pictures: ${start} of ${missing.length}`);
    const part = missing.slice(start, start + atOnce);
    const isLate = Date.now() > end;
    const blobs = await Promise.all(
      part.map((address) => (isLate ? lateFault : fetchBlob(address, fetchOne))),
    );
    // One after another, because each decoded picture needs a lot of memory.
    for (const [index, address] of part.entries()) {
      const blob = blobs[index];
      const picture = blob instanceof Blob ? await keep(context, staffId, address, blob) : blob;
      if (picture) pictures.set(address, picture);
    }
  }
  return pictures;
}

const lateFault: FetchedPicture = {
  fault: 'was skipped because the pictures in this list took too long. Split the list.',
};

const unusable: FetchedPicture = { fault: 'has an address that can’t be used' };

function isUsable(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return isStorable(address) && Buffer.byteLength(address) <= longestAddress;
}

async function fetchBlob(address: string, fetchOne: Fetch): Promise<Blob | FetchedPicture> {
  try {
    return await fetchOne(address);
  } catch (error) {
    if (error instanceof PictureFault) return { fault: error.message };
    throw error;
  }
}

async function keep(
  context: ServiceContext,
  staffId: number,
  url: string,
  blob: Blob,
): Promise<FetchedPicture> {
  const sender = { kind: 'staff', customerId: staffId } as const;
  try {
    const name = await keepPicture(context, sender, blob, { within: longestEdge });
    const [made] = await context.db
      .insert(importPictures)
      .values({ url, name, createdAt: context.now() })
      .onConflictDoNothing()
      .returning();
    if (made) {
      await deleteUnlessUsed(context, name);
      return { path: storedPicturePath(name) };
    }
    await dropFile(context, name);
    return (await readFetched(context, [url])).get(url) ?? { fault: 'was not fetched' };
  } catch (error) {
    if (error instanceof StoreError) return { fault: faultMessage(error.message) };
    throw error;
  }
}

const faults: Record<string, string> = {
  [pictureRules.wrongType]: 'is not a JPEG, PNG or WebP picture',
  [pictureRules.tooLarge]: 'is larger than 5 MB',
  [pictureRules.tooManyPixels]: 'has more than 50 megapixels',
};
const faultMessage = (message: string) => faults[message] ?? `couldn’t be saved: ${message}`;

async function readFetched(
  { db }: ServiceContext,
  addresses: readonly string[],
): Promise<Map<string, FetchedPicture>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importPictures)
    .where(inArray(importPictures.url, [...addresses]));
  return new Map(rows.map(({ url, name }) => [url, { path: storedPicturePath(name) }]));
}

/**
 * Locks fetched pictures until the transaction ends, so that they are not removed before a product
 * shows them. Returns whether all of them are still there.
 */
export async function holdPictures(
  { db }: Pick<ServiceContext, 'db'>,
  names: readonly string[],
): Promise<boolean> {
  if (names.length === 0) return true;
  const rows = await db
    .select({ name: importPictures.name })
    .from(importPictures)
    .where(inArray(importPictures.name, [...names]))
    .for('share');
  return rows.length === names.length;
}

/** Forgets the address of a picture that is removed; locks its row. */
export async function forgetFetched(
  { db }: Pick<ServiceContext, 'db'>,
  name: string,
): Promise<void> {
  await db.delete(importPictures).where(eq(importPictures.name, name));
}
