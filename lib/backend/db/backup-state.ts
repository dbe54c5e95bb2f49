import type pg from 'pg';

/** What is known of the backups of a store: a row of `settings`. */
export interface BackupState {
  /** Since when this store is meant to have backups. */
  since?: string;
  /** The last good one. */
  last?: { at: string; folder: string; copies: string[] };
  /** The last one that failed. */
  failed?: { at: string; reason: string };
  /** The last trial: `reason` says why the backup could not be restored. */
  tried?: { at: string; backup: string; reason: string | null };
}

export const backupsSetting = 'backups';
const merge = `insert into settings (name, value, updated_at) values ('${backupsSetting}', $1::jsonb, now())
  on conflict (name) do update set value = settings.value || excluded.value, updated_at = now()`;

/** Records news of the backups beside what is known. */
export async function recordBackup(
  pool: Pick<pg.Pool, 'query'>,
  news: Partial<BackupState>,
): Promise<void> {
  await pool.query(merge, [JSON.stringify(news)]);
}

export async function readBackupState(pool: Pick<pg.Pool, 'query'>): Promise<BackupState> {
  const { rows } = await pool.query<{ value: BackupState }>(
    `select value from settings where name = '${backupsSetting}'`,
  );
  return rows[0]?.value ?? {};
}
