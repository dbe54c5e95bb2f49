import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { pictureRules } from '../../contract/file.ts';
import { getOwnData } from '../../contract/own-data.ts';
import * as calls from '../../contract/review.ts';
import * as staffCalls from '../../contract/staff-review.ts';
import { keptFiles } from '../db/schema/file.ts';
import { reviewPictures } from '../db/schema/review.ts';
import { auditEntries } from '../db/schema/running.ts';
import { countFiles } from '../services/file/count-files.ts';
import { sweepFiles } from '../services/file/sweep-files.ts';
import { waitingJobs, jobTimes } from '../testing/waiting-jobs.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: string;
let red: Blob;
beforeAll(async () => {
  store = await openTestStore();
  ({ token: staff } = await staffFixture(store, ['customers']));
  red = await pictureOf('red');
});
afterAll(() => store.close());

const db = () => store.context.db;
const passes = (ms = 1_000) => store.setNow(new Date(store.context.now().getTime() + ms));

const pictureOf = async (background: string, width = 900) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height: 700, channels: 3, background } })
        .jpeg()
        .withExif({ IFD0: { Copyright: 'A secret' } })
        .toBuffer(),
    ),
  ]);

const send = (who: { token?: string }, pid: number, pictures: Blob[], keep?: unknown) => {
  const form = new FormData();
  for (const picture of pictures) form.append('pictures', picture, 'C:\\..\\me.html');
  if (keep !== undefined) form.set('keep', JSON.stringify(keep));
  return store.call('POST', `/rating_review/${pid}/pictures/`, { ...who, body: form });
};

async function sent(who: Shopper, pid: number, pictures: Blob[], keep?: string[]) {
  const answer = await send(who, pid, pictures, keep);
  expect(answer.status).toBe(200);
  const { data } = await calls.changeReviewPictures.answer.validate(answer.body, { strict: true });
  return data.pictures ?? [];
}

async function reviewed(rating = 4) {
  const product = await makeListedProduct(store);
  const who = await makeCustomer(store);
  const { body } = await store.call('POST', `/rating_review/${product.id}/`, {
    ...who,
    body: { rating, review: 'As on the label' },
  });
  return { pid: product.id, who, id: (body['data'] as { id: number }).id };
}

/** What everybody sees: the page of reviews and the product itself. */
async function shown(pid: number): Promise<string[]> {
  const { body } = await store.call('GET', `/rating_review/${pid}/`);
  const { reviews } = await calls.listReviews.answer.validate(body, { strict: true });
  const product = await store.call('GET', `/web/single/product/${pid}/`);
  const { rating_review_data: inside } = product.body['data'] as { rating_review_data: unknown };
  expect(inside).toEqual(reviews.slice(0, 3));
  return reviews.flatMap(({ pictures = [] }) => pictures.map(({ path }) => path));
}

const judge = (id: number, verb: string, body: unknown) =>
  store.call('POST', `/staff/reviews/${id}/${verb}/`, { token: staff, body });
const approve = async (id: number, pictures: { path: string }[]) => {
  passes();
  const seen = pictures.map(({ path }) => path);
  expect((await judge(id, 'see', { pictures: seen })).status).toBe(200);
};
const mine = async (who: Shopper, pid: number) => {
  const { body } = await store.call('GET', `/rating_review/${pid}/mine/`, { token: who.token });
  return calls.getMyReview.answer.validate(body, { strict: true });
};
const removed = async () =>
  (await waitingJobs(store, 'remove_file')).map(({ name }) => `/files/${name}`);
const pictureFiles = (picture: calls.ReviewPicture) => [picture.path, picture.thumbnail];

describe('pictures of a review', () => {
  it('are re-encoded in two sizes without what the camera wrote, and shown after approval', async () => {
    const { pid, who, id } = await reviewed();
    const pictures = await sent(who, pid, [red, await pictureOf('blue', 2_400)]);
    expect(pictures).toHaveLength(2);
    const read = async (path = '') =>
      Buffer.from(
        await (await store.app.request(path, { headers: { 'company-id': '33' } })).arrayBuffer(),
      );
    const large = await read(pictures[1]?.path);
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1_600 });
    expect(await sharp(await read(pictures[1]?.thumbnail)).metadata()).toMatchObject({
      ...{ format: 'webp', width: 192, height: 192 },
    });
    for (const bytes of [large, await read(pictures[0]?.path)]) {
      expect(bytes.includes('A secret')).toBe(false);
    }
    expect(await shown(pid)).toEqual([]);
    expect(await mine(who, pid)).toMatchObject({ data: { pictures }, takes_pictures: true });

    await approve(id, pictures);
    expect(await shown(pid)).toEqual(pictures.map(({ path }) => path));
    expect(await jobTimes(store, `reviews:${pid}`)).toHaveLength(1);
  });

  it('may have the size of photos from a telephone', async () => {
    const { pid, who } = await reviewed();
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const create = { width: 1_400, height: 1_000, channels: 3 as const, background: 'red', noise };
    const photo = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
    expect(photo.size).toBeGreaterThan(3 * 1024 * 1024);
    expect(photo.size).toBeLessThan(pictureRules.maxBytes);
    expect(await sent(who, pid, [photo, photo, photo])).toHaveLength(3);
  });

  it('are approved only as they were looked at', async () => {
    const { pid, who, id } = await reviewed();
    const first = await sent(who, pid, [red]);
    await sent(who, pid, [red]);
    for (const verb of ['see', 'show']) {
      expect((await judge(id, verb, {})).status).toBe(409);
      const late = await judge(id, verb, { pictures: first.map(({ path }) => path) });
      expect(late.status).toBe(409);
    }
    expect(await shown(pid)).toEqual([]);
  });

  it('wait for approval again where one is added or the words change, not where one is removed', async () => {
    const { pid, who, id } = await reviewed();
    const [one, two] = await sent(who, pid, [red, red]);
    if (!one || !two) throw new Error('No pictures');
    await approve(id, [one, two]);
    passes();
    expect(await sent(who, pid, [], [two.path])).toEqual([two]);
    expect(await shown(pid)).toEqual([two.path]);
    expect(await removed()).toEqual(expect.arrayContaining(pictureFiles(one)));

    passes();
    const more = await sent(who, pid, [red], [two.path, '/files/of-somebody-else.webp']);
    expect(more[0]).toEqual(two);
    expect(await shown(pid)).toEqual([]);
    await approve(id, more);
    expect(await shown(pid)).toHaveLength(2);
    passes();
    const body = { rating: 4, review: 'Another word' };
    await store.call('POST', `/rating_review/${pid}/`, { ...who, body });
    expect(await shown(pid)).toEqual([]);
    expect((await mine(who, pid)).data?.pictures).toEqual(more);
  });

  it('are three at most, also when they are sent at once', async () => {
    const { pid, who } = await reviewed();
    expect((await send(who, pid, [red, red, red, red])).status).toBe(400);
    const pictures = await sent(who, pid, [red, red]);
    const keep = pictures.map(({ path }) => path);
    const refused = await send(who, pid, [red, red], keep);
    expect(refused.status).toBe(400);
    expect(refused.body['errors']).toEqual({ pictures: ['Choose up to 3 pictures'] });
    const answers = await Promise.all([1, 2, 3].map(() => send(who, pid, [red, red], [keep[0]])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200]);
    expect((await mine(who, pid)).data?.pictures).toHaveLength(3);
    const stored = await db()
      .select()
      .from(keptFiles)
      .where(eq(keptFiles.customerId, who.customerId));
    const waiting = new Set(await removed());
    expect(stored.filter(({ name }) => !waiting.has(`/files/${name}`))).toHaveLength(6);
  });

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415],
    ['a page', '<!doctype html><script>alert(1)</script>', 415],
    ['a page that begins like a picture', '\u00ff\u00d8\u00ff<script>alert(1)</script>', 415],
    ['a file of another kind', 'GIF89a', 415],
    ['too many bytes', '\u00ff'.repeat(pictureRules.maxBytes + 1), 413],
  ])('refuse %s, and keep nothing of what came with it', async (_, text, status) => {
    const { pid, who } = await reviewed();
    const bad = new Blob([Buffer.from(text, 'latin1')], { type: 'image/jpeg' });
    expect((await send(who, pid, [red, bad])).status).toBe(status);
    const stored = await db()
      .select()
      .from(keptFiles)
      .where(eq(keptFiles.customerId, who.customerId));
    expect(stored).toEqual([]);
    expect((await mine(who, pid)).data).not.toHaveProperty('pictures');
  });

  it('keep nothing that was hung onto a real picture', async () => {
    const { pid, who } = await reviewed();
    const polyglot = new Blob([red, '<script>alert("hidden")</script>', 'PK\u0003\u0004']);
    const [picture] = await sent(who, pid, [polyglot]);
    const answer = await store.app.request(picture?.path ?? '', {
      headers: { 'company-id': '33' },
    });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false);
  });

  it('refuse few bytes that stand for too many pixels', async () => {
    const { pid, who } = await reviewed();
    const create = { width: 9_000, height: 9_000, channels: 3 as const, background: 'red' };
    const bomb = new Uint8Array(await sharp({ create }).png({ compressionLevel: 9 }).toBuffer());
    expect((await send(who, pid, [new Blob([bomb])])).status).toBe(413);
  });

  it('belong to a review of the same customer and product', async () => {
    const { pid, who } = await reviewed();
    const other = await makeListedProduct(store);
    const hidden = await makeListedProduct(store, { isOnSale: false });
    for (const id of [other.id, hidden.id, 2147483647]) {
      expect((await send(who, id, [red])).status).toBe(404);
    }
    expect((await send(await makeCustomer(store), pid, [red])).status).toBe(404);
    expect((await send({}, pid, [red])).status).toBe(401);
    expect((await send(who, pid, [], 'x')).status).toBe(400);
  });

  it('are sent twenty times an hour by one customer at most', async () => {
    const { pid, who } = await reviewed();
    const statuses: number[] = [];
    while (statuses.length < 21) statuses.push((await send(who, pid, [], [])).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('end with the number of files of a day', async () => {
    const { pid, who } = await reviewed();
    await db()
      .insert(keptFiles)
      .values(
        Array.from({ length: 59 }, (_, index) => ({
          name: `${pid}-${index}.webp`,
          senderKind: 'customer',
          customerId: who.customerId,
          bytes: 1,
          createdAt: store.context.now(),
        })),
      );
    expect((await send(who, pid, [red])).status).toBe(429);
    expect((await mine(who, pid)).data).not.toHaveProperty('pictures');
  });

  it('are removed by staff for good, while stars and words stay', async () => {
    const { pid, who, id } = await reviewed();
    const pictures = await sent(who, pid, [red]);
    await approve(id, pictures);
    expect((await judge(id, 'remove-pictures', {})).status).toBe(400);
    passes();
    const reason = { reason: 'Shows a face' };
    const { body } = await judge(id, 'remove-pictures', reason);
    const { data } = await staffCalls.removeReviewPictures.answer.validate(body, { strict: true });
    expect(data).toMatchObject({ pictures: [], text: 'As on the label', hidden_at: null });
    expect((await judge(id, 'remove-pictures', reason)).status).toBe(200);
    expect(await shown(pid)).toEqual([]);
    expect(await removed()).toEqual(expect.arrayContaining(pictures.flatMap(pictureFiles)));
    const audit = await db()
      .select({ action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.subject, `review:${id}`))
      .orderBy(auditEntries.id);
    expect(audit.slice(1)).toEqual([{ action: 'review.remove_pictures', after: reason }]);
    const other = await staffFixture(store, ['catalogue']);
    const path = `/staff/reviews/${id}/remove-pictures/`;
    const refused = await store.call('POST', path, { token: other.token, body: reason });
    expect(refused.status).toBe(403);
  });

  it('leave with a hidden review and come back with it', async () => {
    const { pid, who, id } = await reviewed();
    const pictures = await sent(who, pid, [red]);
    await approve(id, pictures);
    passes();
    await judge(id, 'hide', { reason: 'Advertising' });
    expect(await shown(pid)).toEqual([]);
    passes();
    await judge(id, 'show', { pictures: pictures.map(({ path }) => path) });
    expect(await shown(pid)).toHaveLength(1);
  });

  it('leave with the account, like the name, also on the product that was read before', async () => {
    const { pid, who, id } = await reviewed();
    const pictures = await sent(who, pid, [red]);
    await approve(id, pictures);
    expect(await shown(pid)).toHaveLength(1);
    const { body } = await store.call('GET', '/user/data/', { token: who.token });
    const { data } = await getOwnData.answer.validate(body, { strict: true });
    expect(data.reviews).toMatchObject([{ pictures: pictures.map(({ path }) => path) }]);

    passes();
    await store.call('POST', '/user/deactivate/', { token: who.token });
    expect(await shown(pid)).toEqual([]);
    const after = await store.call('GET', `/web/single/product/${pid}/`);
    expect(after.body['data']).toMatchObject({
      rating_review_data: [{ name: 'Former customer' }],
    });
    expect(await removed()).toEqual(expect.arrayContaining(pictures.flatMap(pictureFiles)));
    const left = await db().select().from(reviewPictures).where(eq(reviewPictures.reviewId, id));
    expect(left).toEqual([]);
  });

  it('are kept by the sweep and counted for their sender after a restore', async () => {
    const { pid, who } = await reviewed();
    const [picture] = await sent(who, pid, [red]);
    if (!picture) throw new Error('No picture');
    const names = pictureFiles(picture).map((path) => path.slice('/files/'.length));
    passes(25 * 60 * 60 * 1_000);
    await sweepFiles(store.context);
    const readStored = () => db().select().from(keptFiles).where(inArray(keptFiles.name, names));
    expect(await readStored()).toHaveLength(2);
    await db().delete(keptFiles).where(inArray(keptFiles.name, names));
    await countFiles(store.context);
    expect(await readStored()).toMatchObject(
      names.map(() => ({ senderKind: 'customer', customerId: who.customerId })),
    );
  });
});
