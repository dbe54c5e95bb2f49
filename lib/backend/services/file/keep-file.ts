import type { ServiceContext } from '../../context.ts';
import { StoreError } from '../../errors.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { discardFile } from './discard-file.ts';
import type { FileSender } from './file-sender.ts';
import { reserveCapacity } from './reserve-room.ts';

interface NewFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * Keeps a file within the limits of its sender (`reserveCapacity`: 413, 429, 503). 503 with `unavailable`
 * where it cannot be written; then a job takes away what was written of it.
 */
export async function keepFile(
  context: ServiceContext,
  sender: FileSender,
  { name, bytes, type }: NewFile,
  unavailable: string,
): Promise<void> {
  await reserveCapacity(context, sender, { name, bytes: bytes.byteLength });
  try {
    await openStorage(context.env).write(name, bytes, type);
  } catch (error) {
    context.log.error({ err: error, name }, 'a file could not be kept');
    // Not here: who sent it has waited for the storage once already.
    await discardFile(context, name).catch((reason: unknown) => {
      context.log.error({ err: reason, name }, 'a file that belongs to nothing stays');
    });
    throw new StoreError(503, unavailable);
  }
}
