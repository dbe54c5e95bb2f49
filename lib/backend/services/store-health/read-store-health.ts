import type { StoreHealth } from '../../../contract/staff-today.ts';
import type { ServiceContext } from '../../context.ts';
import { readBackups } from './check-backups.ts';
import { readProblems } from './save-problems.ts';

/** Returns the faults of the server, and what is known of its backups. */
export async function readStoreHealth(context: ServiceContext): Promise<StoreHealth> {
  const problems = await readProblems(context);
  const { last, tried } = await readBackups(context);
  return {
    problems: problems.map(({ name, since, detail }) => ({ name, since, detail })),
    backup: {
      at: context.env.backup.at ?? null,
      last_at: last?.at ?? null,
      places: last ? [last.folder, ...last.copies] : [],
      tried_at: tried && tried.reason === null ? tried.at : null,
    },
  };
}
