import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { getHealth } from '../../contract/running.ts';
import { getStoreHealth } from '../../contract/staff-today.ts';
import { type BackendEnv, readEnv, settingFaults } from '../env.ts';
import { backUp } from '../jobs/back-up.ts';
import { checkStore } from '../jobs/watch-store.ts';
import { migrateStore } from '../programs/prepare-store.ts';
import { testNow } from '../testing/clock.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { programSettings } from '../testing/program-settings.ts';
import { asAdmin } from '../testing/test-server.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { makeRoom } from './backup-room.ts';
import { readBackupState } from './backup-state.ts';
import { stampOf } from './backup-manifest.ts';
import { backupsFolder } from './backup.ts';
import { checkBackup } from './check-backup.ts';

jest.setTimeout(120_000);

const key = 'b'.repeat(32);
let store: TestStore;
let env: BackendEnv;
let parent: string;

beforeAll(async () => {
  store = await openTestStore({ BACKUP_AT: '02:15' });
  parent = await mkdtemp(join(tmpdir(), 'sose-nightly-'));
  await mkdir(join(parent, 'copies'));
  env = withSettings({ BACKUP_COPY_TO: join(parent, 'copies') });
});
afterAll(async () => {
  await store.close();
  await rm(parent, { recursive: true, force: true });
});

const withSettings = (settings: Record<string, string>) =>
  readEnv({ ...programSettings(store), BACKUP_AT: '02:15', BACKUP_KEY: key, ...settings });
const context = () => ({ ...store.context, env });
const state = () => readBackupState(store.client.pool);

async function problems(): Promise<readonly string[]> {
  await checkStore(context());
  const { body } = await store.call('GET', '/health');
  return (await getHealth.answer.validate(body, { strict: true })).problems ?? [];
}

async function today() {
  // Sessions end while the clock moves on.
  const { token } = await staffFixture(store, ['settings']);
  const { body } = await store.call('GET', '/staff/store-health/', { token });
  return (await getStoreHealth.answer.validate(body, { strict: true })).data;
}

describe('the nightly backup', () => {
  it('is said to be missing after two nights without one', async () => {
    expect(await problems()).toEqual([]);
    store.setNow(addDays(testNow, 3));
    expect(await problems()).toEqual(['backup_old']);
    expect((await today()).backup).toEqual({
      at: '02:15',
      last_at: null,
      places: [],
      tried_at: null,
    });
  });

  it('is recorded with its places, and restored on trial in a database that is gone afterwards', async () => {
    await backUp(context());
    const { last, tried } = await state();
    const folder = last?.folder ?? '';
    expect(await readdir(join(parent, 'copies'))).toEqual([basename(folder)]);
    expect(tried).toEqual({ at: last?.at, backup: basename(folder), reason: null });
    expect((await today()).backup).toEqual({
      at: '02:15',
      last_at: last?.at,
      places: [folder, join(parent, 'copies')],
      tried_at: last?.at,
    });
    expect(await problems()).toEqual([]);
    const left = await store.client.pool.query(
      "select from pg_database where datname = current_database() || '_trial'",
    );
    expect(left.rowCount).toBe(0);
  });

  it('is not tried again within the month, and then it is', async () => {
    const first = (await state()).tried?.at;
    store.setNow(addDays(testNow, 4));
    await backUp(context());
    expect((await state()).tried?.at).toBe(first);
    store.setNow(addDays(testNow, 40));
    await backUp(context());
    expect((await state()).tried?.at).toBe(addDays(testNow, 40).toISOString());
  });

  it('that cannot be copied says where it is and why it is not elsewhere; the next good one ends it', async () => {
    store.setNow(addDays(testNow, 41));
    const away = withSettings({ BACKUP_COPY_TO: join(parent, 'not-mounted') });
    await expect(backUp({ ...context(), env: away })).rejects.toThrow('could not be copied');
    expect(await problems()).toEqual(['backup_failed']);
    expect((await today()).problems[0]?.detail).toMatch(
      /^The backup is in \S+, and could not be copied: .*ENOENT.*not-mounted/,
    );
    store.setNow(addHours(addDays(testNow, 41), 1));
    await backUp(context());
    expect(await problems()).toEqual([]);
  });

  it('that cannot be restored is told as such', async () => {
    store.setNow(addDays(testNow, 80));
    const name = (await store.client.pool.query<{ db: string }>('select current_database() as db'))
      .rows[0]?.db;
    // A database that cannot be dropped stands in the way of the trial.
    await asAdmin(`create database "${name ?? ''}_trial" is_template true`);
    try {
      await backUp(context());
      expect(await problems()).toEqual(['trial_failed']);
      expect((await today()).problems[0]?.detail).toContain('cannot drop a template database');
    } finally {
      await asAdmin(`alter database "${name ?? ''}_trial" is_template false`);
    }
    // A trial that failed is made again with the next backup.
    store.setNow(addDays(testNow, 81));
    await backUp(context());
    expect(await problems()).toEqual([]);
  });
});

describe('a migration of a live store', () => {
  const releases: string[] = [];
  const live = (settings: Record<string, string> = {}) =>
    readEnv({ ...programSettings(store), ...liveSettings, ...settings });

  /** Migrates as a later release does, which makes one more table. */
  async function migrateOn(by: BackendEnv): Promise<void> {
    const table = `later_${releases.length}`;
    releases.push(table);
    const migrationsFolder = await mkdtemp(join(parent, 'migrations-'));
    await cp('lib/backend/db/migrations', migrationsFolder, { recursive: true });
    const file = join(migrationsFolder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: object[] };
    for (const [index, tag] of releases.entries()) {
      const when = 2_000_000_000_000 + index;
      journal.entries.push({ idx: 900 + index, version: '7', when, tag, breakpoints: true });
      await writeFile(join(migrationsFolder, `${tag}.sql`), `create table ${tag} (id integer);`);
    }
    await writeFile(file, JSON.stringify(journal));
    await migrateStore(by, store.client.pool, store.context.now, { migrationsFolder });
  }
  const hasTable = async (name: string) =>
    (await store.client.pool.query('select from pg_tables where tablename = $1', [name])).rowCount;

  it('comes after a backup, also where that cannot be copied off the disk', async () => {
    store.setNow(addDays(testNow, 84));
    await migrateOn(live({ BACKUP_KEY: key, BACKUP_COPY_TO: join(parent, 'not-mounted') }));
    expect(await hasTable('later_0')).toBe(1);
    const names = await readdir(backupsFolder(env));
    expect(names.sort().at(-1)).toBe(stampOf(addDays(testNow, 84)));
  });

  it('does not come where there is no backup', async () => {
    store.setNow(addDays(testNow, 85));
    // As where the folder of the backups is not the store's.
    const dataDir = join(parent, 'a-file');
    await writeFile(dataDir, '');
    await expect(migrateOn(live({ DATA_DIR: dataDir }))).rejects.toThrow('ENOTDIR');
    expect(await hasTable('later_1')).toBe(0);
  });

  it('needs none where backups are off', async () => {
    await migrateOn(live({ BACKUP_AT: 'off' }));
    expect(await hasTable('later_2')).toBe(1);
    await store.client.pool.query('drop table later_0, later_1, later_2');
  });
});

describe('room for a backup', () => {
  const names = ['2026-11-01T00-00-00', '2026-11-02T00-00-00', '2026-11-03T00-00-00'];
  const megabyte = 1024 * 1024;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(parent, 'room-'));
    for (const name of names) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'public.orders.copy.gz'), Buffer.alloc(10 * megabyte));
    }
  });
  const options = (freeMb: (left: number) => number) => ({
    env,
    pool: store.client.pool,
    say: () => undefined,
    freeBytes: async (path: string) => freeMb((await readdir(path)).length) * megabyte,
  });

  it('is made by the oldest ones', async () => {
    await makeRoom(
      folder,
      options((left) => 258 + (3 - left) * 10),
    );
    expect(await readdir(folder)).toEqual(names.slice(1));
  });

  it('is not made by the newest: it says what is needed and what is free', async () => {
    await expect(
      makeRoom(
        folder,
        options(() => 100),
      ),
    ).rejects.toThrow(
      /^There is no room for a backup in .*: it takes about 268 MB, and 100 MB is free$/,
    );
    expect(await readdir(folder)).toEqual(names.slice(2));
  });
});

describe('a check of a backup', () => {
  const newest = async () => {
    const folder = backupsFolder(env);
    return join(folder, (await readdir(folder)).sort().at(-1) ?? '');
  };

  it('counts what is there, and names a file that was changed, is missing or is of another backup', async () => {
    const folder = await newest();
    const { tables } = await checkBackup(folder, key);
    expect(tables.length).toBeGreaterThan(50);
    await expect(checkBackup(folder)).rejects.toThrow('is encrypted: set BACKUP_KEY');
    await appendFile(join(folder, 'public.orders.copy.gz'), 'x');
    const message = 'public.orders.copy.gz of the backup is missing or damaged';
    await expect(checkBackup(folder, key)).rejects.toThrow(message);
    await rm(join(folder, 'public.orders.copy.gz'));
    await expect(checkBackup(folder, key)).rejects.toThrow(message);
    await expect(checkBackup(parent, key)).rejects.toThrow('is not a backup');
  });

  it('names a file with fewer rows than it should have', async () => {
    env = withSettings({});
    store.setNow(addDays(testNow, 90));
    const open = readEnv({ ...programSettings(store), BACKUPS_KEPT: '1' });
    await backUp({ ...store.context, env: open });
    const folder = await newest();
    await expect(checkBackup(folder)).resolves.toBeDefined();
    await writeFile(join(folder, 'public.cities.copy.gz'), gzipSync('1\n'));
    await expect(checkBackup(folder)).rejects.toThrow(
      /public\.cities\.copy\.gz holds 1 rows, but should hold \d+/,
    );
  });
});

describe('the settings of backups', () => {
  const at = (settings: Record<string, string>) =>
    readEnv({ ...programSettings(store), ...settings }).backup.at;

  it('make one each night in live mode, unless they say otherwise', () => {
    const secrets = { TRUSTED_PROXIES: 'none', ...liveSettings };
    expect(at(secrets)).toBe('02:15');
    expect(at({ ...secrets, BACKUP_AT: 'off' })).toBeUndefined();
    expect(at({ ...secrets, BACKUP_AT: '03:00' })).toBe('03:00');
    expect(at({})).toBeUndefined();
  });

  it('let none leave the disk that others could read', () => {
    const faults = settingFaults({ ...programSettings(store), BACKUP_COPY_TO: '/mnt/backups' });
    expect(faults).toEqual(['BACKUP_KEY is missing: BACKUP_COPY_TO needs it']);
    expect(
      settingFaults({ ...programSettings(store), BACKUP_KEY: key, BACKUP_COPY_TO: 'backups' }),
    ).toEqual(['BACKUP_COPY_TO must be the whole path of a folder, such as /mnt/backups']);
  });
});
