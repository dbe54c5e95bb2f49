import type { ServiceContext } from '../context.ts';
import { backupStore } from '../db/backup.ts';

/**
 * Makes a backup at the time of BACKUP_AT, in the local folder and where it is copied to; once a
 * month it is restored on trial.
 */
export async function backUp({ env, log, now }: ServiceContext): Promise<void> {
  const { rows, tables, folder } = await backupStore(env, now(), (line) => log.info(line), {
    withTrial: true,
  });
  log.info({ rows, tables, folder }, 'a backup was made');
}
