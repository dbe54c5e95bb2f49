import type { ServiceContext } from '../../context.ts';
import { StoreError } from '../../errors.ts';
import { storageOf } from '../../providers/storage/storage-of.ts';
import { dropFile } from './discard-file.ts';
import type { FileSender } from './file-sender.ts';
import { reserveCapacity } from './reserve-room.ts';

interface NewFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * Keeps a file within the limits of its sender (`reserveCapacity`: 413, 429, 503). 503 with `unavailable`
 * where it cannot be written; then nothing of it stays.
 */
export async function keepFile(
  context: ServiceContext,
  sender: FileSender,
  { name, bytes, type }: NewFile,
  unavailable: string,
): Promise<void> {
  await reserveCapacity(context, sender, { name, bytes: bytes.byteLength });
  try {
    await storageOf(context.env).write(name, bytes, type);
  } catch (error) {
    context.log.error({ err: error, name }, 'a file could not be kept');
    await dropFile(context, name);
    throw new StoreError(503, unavailable);
  }
}
