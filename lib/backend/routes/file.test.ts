import sharp from 'sharp';
import { keepPicture } from '../services/picture/keep-picture.ts';
import { readEnv } from '../env.ts';
import { keptFiles } from '../db/schema/file.ts';
import { removeFile } from '../jobs/check-files.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { openBucketStandIn, type BucketStandIn } from '../testing/bucket-stand-in.ts';

/** The first and its repeats. */
const TRIES_OF_A_WRITE = 3;
/** A demo account. */
const staff = { kind: 'staff', customerId: 1 } as const;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const picture = async () => {
  const red = { width: 30, height: 20, channels: 3 as const, background: 'red' };
  return new Blob([new Uint8Array(await sharp({ create: red }).png().toBuffer())]);
};
const get = (path: string, { app } = store) =>
  app.request(path, { headers: { 'company-id': '33' } });

const storeWith = ({
  settings: { bucket, endpoint, region, accessKeyId, secretAccessKey },
}: BucketStandIn) =>
  openTestStore({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `${endpoint}/`,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });

describe('a kept picture', () => {
  it('is served as what it is, for good', async () => {
    const name = await keepPicture(store.context, staff, await picture(), { square: 64 });
    expect(name).toMatch(/^[0-9a-f]{32}\.webp$/);
    const answer = await get(`/files/${name}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 64 });
  });

  it('is gone once the job has taken it away', async () => {
    const name = await keepPicture(store.context, staff, await picture(), { square: 64 });
    await removeFile(store.context, { name });
    const answer = await get(`/files/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      status: false,
      code: 'not_found',
      message: 'File not found',
    });
  });

  it('has a name of its own each time', async () => {
    const names = await Promise.all(
      Array.from({ length: 4 }, async () =>
        keepPicture(store.context, staff, await picture(), { square: 8 }),
      ),
    );
    expect(new Set(names).size).toBe(4);
  });

  it('may lie in a bucket', async () => {
    const bucket = await openBucketStandIn();
    const other = await storeWith(bucket);
    const name = await keepPicture(other.context, staff, await picture(), { square: 64 });
    expect([...bucket.files.keys()]).toEqual([name]);
    expect((await get(`/files/${name}`, other)).status).toBe(200);
    await bucket.close();
    await expect(
      keepPicture(other.context, staff, await picture(), { square: 64 }),
    ).rejects.toMatchObject({ status: 503 });
    await other.close();
  });

  it('T40: that a bucket does not take is left to a job: nobody waits for it twice', async () => {
    const bucket = await openBucketStandIn();
    const other = await storeWith(bucket);
    try {
      bucket.failNext(TRIES_OF_A_WRITE);
      await expect(
        keepPicture(other.context, staff, await picture(), { square: 64 }),
      ).rejects.toMatchObject({ status: 503 });
      const jobs = await waitingJobs(other, 'remove_file');
      expect(jobs).toEqual([{ name: expect.stringMatching(/^[0-9a-f]{32}\.webp$/) }]);
      for (const job of jobs) await removeFile(other.context, job);
      expect(await other.context.db.$count(keptFiles)).toBe(0);
    } finally {
      await bucket.close();
      await other.close();
    }
  });
});

describe('a bucket in the settings', () => {
  it('needs all that belongs to it', () => {
    const secrets = { VISITOR_SECRET: 'v'.repeat(32), REVALIDATE_SECRET: 'r'.repeat(32) };
    expect(() => readEnv({ ...secrets, S3_BUCKET: 'pictures', S3_REGION: 'x' })).toThrow(
      /S3_ENDPOINT is missing[^]*S3_ACCESS_KEY_ID is missing[^]*S3_SECRET_ACCESS_KEY is missing/,
    );
  });
});

describe('a name that is none of the store', () => {
  it.each([
    '/files/..%2fsecrets.json',
    '/files/%2e%2e/secrets.json',
    '/files/../secrets.json',
    '/files/..%5csecrets.json',
    '/files/secrets.json',
    '/files/',
    '/files/%00.webp',
    `/files/${'0'.repeat(32)}.webp`,
    `/files/${'0'.repeat(32)}.webp%00.html`,
    `/files/${'0'.repeat(32)}.svg`,
    `/files/${'A'.repeat(32)}.webp`,
    `/files/${'0'.repeat(32)}.webp/more`,
  ])('leads nowhere: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
