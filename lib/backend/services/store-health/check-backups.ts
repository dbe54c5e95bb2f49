import type { StoreProblem } from '../../../contract/store-problem.ts';
import type { ServiceContext } from '../../context.ts';
import { backupsSetting, type BackupState } from '../../db/backup-state.ts';
import { endProblem, noteProblem } from '../../observe/problems.ts';
import { sayMoment } from '../messages/say.ts';
import { readSetting, writeSetting } from '../shop-profile/setting.ts';

/** A night may be missed; two may not. */
const oldMs = 49 * 60 * 60 * 1_000;

type Reads = Pick<ServiceContext, 'db'>;

export const readBackups = async (context: Reads): Promise<BackupState> =>
  ((await readSetting(context, backupsSetting)) ?? {}) as BackupState;

/** Notes what is wrong with the backups; returns what is right again. */
export async function checkBackups(context: ServiceContext): Promise<StoreProblem[]> {
  const { env, now } = context;
  const state = await readBackups(context);
  const { last, failed, tried, since } = state;
  if (env.backup.at && !last && !since) {
    await writeSetting(context, backupsSetting, { ...state, since: now().toISOString() });
  }
  const newest = last?.at ?? since ?? now().toISOString();
  const isOld = env.backup.at && now().getTime() - Date.parse(newest) > oldMs;
  const wrong: Partial<Record<StoreProblem, string | null | false | undefined>> = {
    backup_failed: failed && !(last && last.at > failed.at) && failed.reason,
    backup_old:
      isOld &&
      (last
        ? `The last backup was made on ${sayMoment(new Date(last.at))} IST`
        : 'No backup has been made yet'),
    trial_failed: tried?.reason,
  };
  return (Object.keys(wrong) as StoreProblem[]).filter((name) => {
    const detail = wrong[name];
    if (detail) noteProblem(name, detail, now());
    else endProblem(name);
    return !detail;
  });
}
