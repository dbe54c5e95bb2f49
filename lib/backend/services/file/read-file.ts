import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { StoredFile } from '../../providers/storage/file-storage.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { typeOfFile } from './file-name.ts';

/** Returns a stored file with its media type; 404 for an unknown name. */
export async function readFile(
  { env }: ServiceContext,
  name: string,
): Promise<StoredFile & { type: string }> {
  const type = typeOfFile(name);
  const file = type && (await openStorage(env).read(name));
  if (!type || !file) throw notFound('File');
  return { ...file, type };
}
