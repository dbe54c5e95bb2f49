import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { KeptFile } from '../../providers/storage/file-storage.ts';
import { storageOf } from '../../providers/storage/storage-of.ts';
import { typeOfFile } from './file-name.ts';

/** Returns a stored file with its media type; 404 for an unknown name. */
export async function readFile(
  { env }: ServiceContext,
  name: string,
): Promise<KeptFile & { type: string }> {
  const type = typeOfFile(name);
  const file = type && (await storageOf(env).read(name));
  if (!type || !file) throw notFound('File');
  return { ...file, type };
}
