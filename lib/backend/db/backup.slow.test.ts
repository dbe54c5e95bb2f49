import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { openStorage } from '../providers/storage/storage.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { testNow } from '../testing/clock.ts';
import { tableDigests } from '../testing/table-digests.ts';
import { openBackup } from './backup-folder.ts';
import { copyFiles, restoreFiles } from './backup-files.ts';
import { dropOldBackups, writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

let store: TestStore;
let parent = '';
let folder = '';

beforeAll(async () => {
  store = await openTestStore();
});

afterAll(() => store.close());

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sose-backup-'));
  folder = join(parent, 'one');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

const contents = () => tableDigests(store.client.pool);

it('keeps the newest and removes what broken off ones left, and nothing else', async () => {
  const names = [
    '2026-11-18T10-00-00',
    '2026-11-19T10-00-00.partial',
    '2026-11-20T10-00-00',
    '2026-11-21T10-00-00',
    '2026-11-21T20-00-00.partial',
    'before-the-move',
  ];
  for (const name of names) await mkdir(join(parent, name, 'files'), { recursive: true });
  const lines: string[] = [];
  const now = new Date('2026-11-21T21:00:00Z');
  await dropOldBackups(parent, { kept: 2, now, say: (line) => lines.push(line) });
  expect((await readdir(parent)).sort()).toEqual(names.slice(2));
  expect(lines).toEqual([
    `Removed the incomplete backup ${join(parent, '2026-11-19T10-00-00.partial')}.`,
    `Removed the old backup ${join(parent, '2026-11-18T10-00-00')}: BACKUPS_KEPT is 2.`,
  ]);
});

it('brings every table back as it was', async () => {
  const { pool } = store.client;
  const before = await contents();
  const result = await writeBackup(pool, folder, testNow);
  expect(result.tables).toBe(Object.keys(before).length);
  expect(result.rows).toBeGreaterThan(1000);

  await pool.query("update products set name = 'spoilt'");
  await pool.query('truncate orders cascade');
  expect(await contents()).not.toEqual(before);

  const backup = await restoreBackup(pool, folder);
  expect(backup.madeAt).toBe(testNow.toISOString());
  expect(await contents()).toEqual(before);
});

it('keeps keys and counters in force after a restore', async () => {
  const { pool } = store.client;
  const countKeys = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from pg_constraint where contype = 'f'",
    );
    return rows[0]?.count;
  };
  const next = async () => {
    const { rows } = await pool.query<{ value: string }>(
      "select nextval(pg_get_serial_sequence('products', 'id'))::text as value",
    );
    return Number(rows[0]?.value);
  };
  const keys = await countKeys();
  const last = await next();
  await writeBackup(pool, folder, testNow);
  await restoreBackup(pool, folder);
  expect(keys).toBeGreaterThan(20);
  expect(await countKeys()).toBe(keys);
  expect(await next()).toBe(last + 1);
});

it('holds one moment, however much is written meanwhile', async () => {
  const { pool } = store.client;
  let isWriting = true;
  const write = async () => {
    while (isWriting) {
      await pool.query(
        `with made as (
           insert into tags (name, slug) values (gen_random_uuid()::text, gen_random_uuid()::text)
           returning id)
         insert into product_tags (product_id, tag_id)
         select (select min(id) from products), id from made`,
      );
    }
  };
  const writing = Promise.all([write(), write(), write()]);
  await writeBackup(pool, folder, testNow);
  isWriting = false;
  await writing;
  await restoreBackup(pool, folder);
});

it('is for the owner alone, and readable without this program', async () => {
  await writeBackup(store.client.pool, folder, testNow);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const file of await readdir(folder)) {
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  }
  const brands = gunzipSync(await readFile(join(folder, 'public.brands.copy.gz'))).toString('utf8');
  const { tables } = (await openBackup(folder, undefined)).manifest;
  const expected = tables.find(({ name }) => name === 'brands')?.rows;
  expect(brands.trimEnd().split('\n')).toHaveLength(expected ?? 0);
});

it('is refused, and nothing is changed, where it does not fit the schema or is damaged', async () => {
  const { pool } = store.client;
  await writeBackup(pool, folder, testNow);
  const before = await contents();

  const file = join(folder, 'manifest.json');
  const text = await readFile(file, 'utf8');
  const manifest = JSON.parse(text) as { versions: { store: string[] } };
  manifest.versions.store.unshift('another');
  await writeFile(file, JSON.stringify(manifest));
  await expect(restoreBackup(pool, folder)).rejects.toThrow(/another schema/);

  await writeFile(file, text);
  await writeFile(join(folder, 'public.products.copy.gz'), 'not a table');
  await expect(restoreBackup(pool, folder)).rejects.toThrow(
    'public.products.copy.gz of the backup is missing or damaged',
  );
  await expect(restoreBackup(pool, parent)).rejects.toThrow(/is not a backup/);
  expect(await contents()).toEqual(before);
});

it('is refused, and nothing is changed, where a table has fewer rows than it should or a row is broken', async () => {
  const { pool } = store.client;
  await writeBackup(pool, folder, testNow);
  const before = await contents();
  const file = join(folder, 'public.brands.copy.gz');
  const rows = gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n');

  await writeFile(file, gzipSync(`${rows.slice(1).join('\n')}\n`));
  await expect(restoreBackup(pool, folder)).rejects.toThrow(
    `public.brands.copy.gz holds ${rows.length - 1} rows, but should hold ${rows.length}`,
  );
  await writeFile(file, gzipSync(`${rows.join('\n')}\nno number\n`));
  await expect(restoreBackup(pool, folder)).rejects.toThrow(
    'public.brands.copy.gz of the backup is missing or damaged',
  );
  expect(await contents()).toEqual(before);
});

it('can be made after one that broke off in the middle of a table', async () => {
  const { pool } = store.client;
  const client = await pool.connect();
  const missing = client.query(copyTo('copy not_there to stdout'));
  await expect(finished(missing.resume())).rejects.toThrow(/"not_there" does not exist/);
  const many = client.query(copyTo('copy (select generate_series(1, 1000000)) to stdout'));
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('disk full')) });
  await expect(pipeline(many, full)).rejects.toThrow('disk full');
  client.release(true);
  expect((await writeBackup(pool, folder, testNow)).rows).toBeGreaterThan(1000);
});

it('leaves nothing behind where it cannot be written', async () => {
  const { pool } = store.client;
  await writeFile(join(parent, 'file'), '');
  await expect(writeBackup(pool, join(parent, 'file', 'x'), testNow)).rejects.toThrow();
  await writeBackup(pool, folder, testNow);
  await expect(writeBackup(pool, folder, testNow)).rejects.toThrow();
  expect((await readdir(parent)).sort()).toEqual(['file', 'one']);
});

it('leaves nothing behind where the disk has room for a part of it', async () => {
  // Only root may mount.
  const mount = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', parent];
  if (spawnSync('mount', mount).status !== 0) return;
  try {
    await expect(writeBackup(store.client.pool, folder, testNow)).rejects.toThrow('ENOSPC');
    expect(await readdir(parent)).toEqual([]);
  } finally {
    spawnSync('umount', [parent]);
  }
});

it('brings the files of people back with the tables', async () => {
  const { env } = store.context;
  const storage = openStorage(env);
  const bytes = new TextEncoder().encode('a picture');
  await storage.write('a.webp', bytes, 'image/webp');
  await writeBackup(store.client.pool, folder, testNow, {
    addFiles: (backup) => copyFiles(env, backup),
  });
  await storage.remove('a.webp');
  await storage.write('later.webp', bytes, 'image/webp');

  await restoreFiles(env, (await openBackup(folder, undefined)).backup);
  expect(await storage.read('a.webp')).toEqual({ bytes });
  expect(await storage.read('later.webp')).toBeUndefined();
});
