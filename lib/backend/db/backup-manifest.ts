import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { array, number, object, string, type InferType } from 'yup';

const table = object({
  schema: string().required(),
  name: string().required(),
  columns: array(string().required()).required(),
  file: string().required(),
  rows: number().required(),
});

const manifest = object({
  format: number()
    .oneOf([1], 'This backup has a format that this version does not know')
    .required(),
  madeAt: string().required(),
  postgres: string().required(),
  versions: object({
    store: array(string().required()).required(),
    jobs: array(string().required()).required(),
  }).required(),
  tables: array(table.required()).required(),
  sequences: array(
    object({ name: string().required(), value: string().required() }).required(),
  ).required(),
});

export type BackupManifest = InferType<typeof manifest>;
export type BackupTable = InferType<typeof table>;

export const manifestFile = 'manifest.json';

/** Throws if it is not a manifest. */
export const parseManifest = (text: string): Promise<BackupManifest> =>
  manifest.validate(JSON.parse(text), { strict: true });

export function sqlName({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Returns the escaped column list, in the order of the backup. */
export function sqlColumns({ columns }: Pick<BackupTable, 'columns'>): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

/** Names of backups that this program gives, also of incomplete ones. */
export const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(\.partial)?$/;

/** Returns the name of a backup that is made at this moment; names sort by time. */
export const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');

/** Returns the names of the complete backups in a folder, the oldest first. */
export async function completeBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => backupName.test(name) && !name.endsWith('.partial')).sort();
}
