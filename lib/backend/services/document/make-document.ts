import { LruCache } from '../../catalogue-cache/lru-cache.ts';
import { DocumentThread } from './document-thread.ts';
import type { DocumentContent } from './draw-document.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const thread = new DocumentThread();
/* By a hash of the content: a document that changes is another one. */
const drawn = new LruCache<string, Promise<Bytes>>({ entries: 500, bytes: 16 * 1024 * 1024 });

/**
 * Returns a document as PDF, drawn in a worker thread. An invoice or credit note that was drawn
 * before comes from memory, and is drawn once however many ask at the same time. Throws 503 as
 * `DocumentThread.draw`.
 */
export function makeDocument(content: DocumentContent): Promise<Bytes> {
  // The others contain the time of printing or data that can still change.
  if (content.kind !== 'invoice') return thread.draw(content);
  const key = sha256Hex(JSON.stringify(content));
  const known = drawn.get(key);
  if (known) return known;
  const made = thread.draw(content);
  drawn.put(key, made);
  made.then(
    (bytes) => drawn.settle(key, made, bytes),
    () => drawn.drop(key),
  );
  return made;
}
