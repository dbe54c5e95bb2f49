import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { decryptedStream, encryptedStream, isEncrypted } from '../encryption/encrypted-stream.ts';
import { manifestFile, parseManifest, type BackupManifest } from './backup-manifest.ts';

export interface BackupFolder {
  folder: string;
  /** When it was made: encrypted files are bound to it, so that backups cannot be mixed. */
  madeAt: string;
  /** Encrypts its files; undefined: they are not encrypted. */
  key: string | undefined;
}

const boundTo = ({ madeAt }: BackupFolder, name: string) =>
  name === manifestFile ? name : `${madeAt}/${name}`;

/** Writes one file of a backup from a stream, and waits until the disk has it. */
export async function writeBackupFile(
  backup: BackupFolder,
  name: string,
  source: Readable,
  ...steps: NodeJS.ReadWriteStream[]
): Promise<void> {
  const path = join(backup.folder, name);
  // Mode 0700 and 0600: it holds addresses, orders and health answers; only the owner may read it.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  const encryption = backup.key ? [encryptedStream(backup.key, boundTo(backup, name))] : [];
  await pipeline([source, ...steps, ...encryption, file]);
}

/** Returns the streams that read one file of a backup; a damaged file is an error at its end. */
export function readBackupFile(
  backup: BackupFolder,
  name: string,
): [Readable, ...NodeJS.ReadWriteStream[]] {
  const file = createReadStream(join(backup.folder, name));
  return backup.key ? [file, decryptedStream(backup.key, boundTo(backup, name))] : [file];
}

async function readHead(path: string): Promise<Buffer | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64)).finally(() => file.close());
  return buffer.subarray(0, bytesRead);
}

/**
 * Reads the manifest of a backup. Throws if the folder is not a backup, or if it is encrypted and
 * the key is missing or another one.
 */
export async function openBackup(
  folder: string,
  key: string | undefined,
): Promise<{ backup: BackupFolder; manifest: BackupManifest }> {
  const head = await readHead(join(folder, manifestFile));
  if (!head) throw new Error(`${folder} is not a backup: it holds no ${manifestFile}`);
  const isSecret = isEncrypted(head);
  if (isSecret && !key) throw new Error(`${folder} is encrypted: set BACKUP_KEY to read it`);
  const sealed = { folder, madeAt: '', key: isSecret ? key : undefined };
  const [file, decryption] = readBackupFile(sealed, manifestFile);
  const manifest = await parseManifest(await text(decryption ? file.pipe(decryption) : file));
  return { backup: { ...sealed, madeAt: manifest.madeAt }, manifest };
}
