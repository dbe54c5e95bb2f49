import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pictureTag } from '../../contract/running.ts';
import * as calls from '../../contract/staff-product-picture.ts';
import { products } from '../db/schema/catalogue.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
  const green = { width: 3_000, height: 1_500, channels: 3 as const, background: 'green' };
  photo = new Uint8Array(await sharp({ create: green }).jpeg().toBuffer());
});
afterAll(() => store.close());

const path = (id: number) => `/staff/products/${id}/pictures/`;
const add = (id: number, ...files: BlobPart[]) => {
  const body = new FormData();
  for (const file of files) body.append('picture', new Blob([file]), 'photo.html');
  return store.call('POST', path(id), { token, body });
};
async function added(id: number, ...files: BlobPart[]) {
  const answer = await add(id, ...files);
  expect(answer.status).toBe(201);
  return calls.addPictures.answer.validate(answer.body, { strict: true });
}
const readPage = async (id: number) =>
  (await store.call('GET', `/web/single/product/${id}/`)).body['data'] as {
    images: string[];
    image_alts: string[];
    image1: string;
  };

describe('pictures of a product', () => {
  it('are drawn anew within 2000 pixels, and stand on its page and in lists at once', async () => {
    const { id } = await makeListedProduct(store, { name: 'Pictured pickle' });
    await readPage(id);
    const { data, version } = await added(id, photo, photo);
    expect(data).toHaveLength(3);
    expect(version).toBe(2);
    const shown = await store.app.request(data[1]?.path ?? '', { headers: { 'company-id': '33' } });
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 2_000,
      height: 1_000,
    });
    expect((await readPage(id)).images).toEqual(data.map(({ path }) => path));
    const last = data.at(-1);
    const order = [last, ...data.slice(0, -1)].map((one) => one?.id);
    const answer = await store.call('PATCH', path(id), { token, body: { picture_ids: order } });
    expect(answer.status).toBe(200);
    expect(await readPage(id)).toMatchObject({ image1: last?.path });
    const list = await store.call('GET', '/web/products/list/?prod_search=pictured');
    expect(list.body['data']).toMatchObject({ data: [{ image1: last?.path }] });
    const [row] = await store.context.db.select().from(products).where(eq(products.id, id));
    expect(row?.homeImage).toBe(last?.path);
  });

  it('are named to the storefront, which makes their widths', async () => {
    const { id } = await makeListedProduct(store);
    const { data } = await added(id, photo, photo);
    const tags = (await waitingJobs(store, 'revalidate')).flatMap((job) => job.tags);
    for (const { path } of data.slice(-2)) expect(tags).toContain(pictureTag(path));
  });

  it('say what they show', async () => {
    const { id } = await makeListedProduct(store);
    const { data } = await added(id, photo);
    const one = `${path(id)}${data[1]?.id}/`;
    const answer = await store.call('PATCH', one, { token, body: { alt: 'A jar on a sill' } });
    expect(answer.status).toBe(200);
    expect((await readPage(id)).image_alts).toEqual(['', 'A jar on a sill']);
  });

  it('are taken away with their file', async () => {
    const { id } = await makeListedProduct(store);
    const { data } = await added(id, photo);
    const answer = await store.call('DELETE', `${path(id)}${data[1]?.id}/`, { token });
    expect(answer.body['data']).toEqual([data[0]]);
    const jobs = await waitingJobs(store, 'drop_unused_picture');
    expect(jobs.map(({ name }) => `/files/${name}`)).toContain(data[1]?.path);
    expect((await store.call('DELETE', `${path(id)}${data[1]?.id}/`, { token })).status).toBe(404);
  });

  it('are refused where they are none, by their content', async () => {
    const { id } = await makeListedProduct(store);
    expect((await add(id, '<svg onload="x()"/>')).status).toBe(415);
    expect((await add(id)).status).toBe(400);
    expect((await add(id, ...Array.from({ length: 6 }, () => photo))).status).toBe(400);
    expect((await add(2_147_483_647, photo)).status).toBe(404);
    expect((await readPage(id)).images).toHaveLength(1);
  });

  it('are not put in order where they are others by now', async () => {
    const { id } = await makeListedProduct(store);
    const other = await makeListedProduct(store);
    const { data } = await added(id, photo);
    const [theirs] = (await added(other.id, photo)).data;
    const put = (picture_ids: unknown[]) =>
      store.call('PATCH', path(id), { token, body: { picture_ids } });
    expect((await put([data[0]?.id])).status).toBe(409);
    expect((await put([data[0]?.id, data[0]?.id])).status).toBe(409);
    expect((await put([data[0]?.id, theirs?.id])).status).toBe(409);
    const foreign = `${path(id)}${theirs?.id}/`;
    expect((await store.call('DELETE', foreign, { token })).status).toBe(404);
    expect((await store.call('PATCH', foreign, { token, body: { alt: 'x' } })).status).toBe(404);
  });
});
