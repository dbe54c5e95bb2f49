import type { ServiceContext } from '../context.ts';
import { backupStore } from '../db/backup.ts';

/** Makes a backup at the time of BACKUP_AT, in the local folder and in the bucket for backups. */
export async function backUp({ env, log, now }: ServiceContext): Promise<void> {
  const { rows, tables, folder } = await backupStore(env, now(), (line) => log.info(line));
  log.info({ rows, tables, folder }, 'a backup was made');
}
