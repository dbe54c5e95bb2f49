import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addSeconds } from 'date-fns/addSeconds';
import { subDays } from 'date-fns/subDays';
import { backUp } from '../jobs/back-up.ts';
import { dailyInIndia } from '../jobs/daily-in-india.ts';
import { bucketStorage } from '../providers/storage/bucket.ts';
import { openStorage } from '../providers/storage/storage.ts';
import { openBucketStandIn, type BucketStandIn } from '../testing/bucket-stand-in.ts';
import { testNow } from '../testing/clock.ts';
import { tableDigests } from '../testing/table-digests.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { programSettings } from '../testing/program-settings.ts';
import { copyFiles, filesBelow, restoreFiles } from './backup-files.ts';
import { stampOf } from './backup-manifest.ts';
import { backupsFolder, writeBackup } from './backup.ts';
import { readEnv } from '../env.ts';
import { fetchBackup } from './fetch-backup.ts';
import { restoreBackup } from './restore.ts';
import { sendBackup } from './send-backup.ts';

// Whole backups on a busy machine.
jest.setTimeout(180_000);

const key = 'b'.repeat(32);
const secret = 'a picture of somebody';

let store: TestStore;
let bucket: BucketStandIn;
let parent = '';
let secretFolder = '';

beforeAll(async () => {
  store = await openTestStore();
  bucket = await openBucketStandIn(1_000);
  const { env } = store.context;
  await openStorage(env).write('a.webp', new TextEncoder().encode(secret), 'image/webp');
  parent = await mkdtemp(join(tmpdir(), 'sose-backup-'));
  secretFolder = join(parent, 'secret');
  await writeBackup(store.client.pool, secretFolder, testNow, {
    key,
    addFiles: (backup) => copyFiles(env, backup),
  });
});

afterAll(async () => {
  await bucket.close();
  await store.close();
  await rm(parent, { recursive: true, force: true });
});

afterEach(() => bucket.files.clear());

/** Settings of a worker that makes scheduled backups of the test store. */
function envWithBucket() {
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
  return readEnv({
    ...programSettings(store),
    BACKUPS_KEPT: '2',
    BACKUP_KEY: key,
    BACKUP_S3_BUCKET: name,
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
}

it('can be read by nobody without the key', async () => {
  const files = await filesBelow(secretFolder);
  expect(files).toContain(join('files', 'a.webp'));
  for (const file of files) {
    const bytes = await readFile(join(secretFolder, file));
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes('columns')).toBe(false);
    expect(() => gunzipSync(bytes)).toThrow();
  }
});

it('is made by the worker, sent off the machine, fetched, restored and counted', async () => {
  const { pool } = store.client;
  const env = envWithBucket();
  const before = await tableDigests(pool);
  await backUp({ ...store.context, env });
  await rm(backupsFolder(env), { recursive: true });

  await pool.query("update products set name = 'spoilt'");
  await pool.query('truncate orders cascade');
  await openStorage(env).remove('a.webp');
  expect(await tableDigests(pool)).not.toEqual(before);

  const folder = await fetchBackup(bucketStorage(bucket.settings), backupsFolder(env));
  const backup = await restoreBackup(pool, folder, key);
  await restoreFiles(env, backup);
  expect(await tableDigests(pool)).toEqual(before);
  expect(Buffer.from((await openStorage(env).read('a.webp'))?.bytes ?? []).toString()).toBe(secret);
});

it('keeps the newest in the bucket, and removes what broke off a day ago', async () => {
  const other = 'somebody/manifest.json/000000';
  const half = `${stampOf(subDays(testNow, 2))}/public.brands.copy.gz/000000`;
  for (const name of [other, half]) {
    bucket.files.set(name, { bytes: Buffer.from('part'), type: undefined });
  }
  const names = [1, 2, 3].map((seconds) => stampOf(addSeconds(testNow, seconds)));
  for (const name of names) {
    const folder = join(parent, name);
    await mkdir(folder);
    await writeFile(join(folder, 'public.brands.copy.gz'), 'rows');
    await writeFile(join(folder, 'manifest.json'), 'manifest');
    const options = { kept: 2, now: testNow, say: () => undefined };
    await sendBackup(bucketStorage(bucket.settings), folder, options);
  }
  const remaining = new Set([...bucket.files.keys()].map((name) => name.split('/')[0]));
  expect([...remaining].sort()).toEqual([...names.slice(1), 'somebody']);
});

it('is not taken from the bucket where it is incomplete or not encrypted', async () => {
  const storage = bucketStorage(bucket.settings);
  const put = (name: string, text: string) =>
    bucket.files.set(name, { bytes: Buffer.from(text), type: undefined });
  put('2026-11-20T10-00-00/public.brands.copy.gz/000000', 'part');
  await expect(fetchBackup(storage, parent)).rejects.toThrow('The bucket holds no backup');
  put('2026-11-20T10-00-00/manifest.json/000000', '{}');
  await expect(fetchBackup(storage, parent)).rejects.toThrow(/is not encrypted/);
  put('2026-11-20T10-00-00/../../x/000000', 'part');
  await expect(fetchBackup(storage, parent)).rejects.toThrow(/is not the name of a part/);
});

it('is refused, and nothing is changed, without its key or where a file was changed or exchanged', async () => {
  const { pool } = store.client;
  const before = await tableDigests(pool);
  const file = join(secretFolder, 'graphile_worker._private_jobs.copy.gz');
  const bytes = await readFile(file);
  const changed = Buffer.from(bytes);
  changed[bytes.length - 1] = (changed[bytes.length - 1] ?? 0) ^ 1;

  await expect(restoreBackup(pool, secretFolder)).rejects.toThrow(/set BACKUP_KEY/);
  const another = 'x'.repeat(32);
  await expect(restoreBackup(pool, secretFolder, another)).rejects.toThrow(/key is another one/);
  await copyFile(join(secretFolder, 'public.brands.copy.gz'), file);
  await expect(restoreBackup(pool, secretFolder, key)).rejects.toThrow(/_private_jobs.*damaged/);
  await writeFile(file, changed);
  await expect(restoreBackup(pool, secretFolder, key)).rejects.toThrow(/_private_jobs.*damaged/);
  expect(await tableDigests(pool)).toEqual(before);
});

it('does not leave the machine without a key', () => {
  const settings = { ...programSettings(store), BACKUP_S3_BUCKET: 'backups', BACKUP_AT: '25:00' };
  expect(() => readEnv(settings)).toThrow(/BACKUP_KEY is missing: BACKUP_S3_BUCKET needs it/);
  expect(() => readEnv(settings)).toThrow(/BACKUP_S3_ENDPOINT is missing/);
  expect(() => readEnv(settings)).toThrow(/BACKUP_AT must be a time of day/);
});

it('is made at a time of day in India', () => {
  expect(dailyInIndia('02:15')).toBe('45 20 * * *');
  expect(dailyInIndia('14:00')).toBe('30 8 * * *');
});
