import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pictureRules } from '../../contract/file.ts';
import * as calls from '../../contract/profile.ts';
import { customers } from '../db/schema/customer.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let person: Shopper;
let bytes: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  store = await openTestStore();
  const red = { width: 900, height: 700, channels: 3 as const, background: 'red' };
  bytes = new Uint8Array(await sharp({ create: red }).jpeg().toBuffer());
});
afterAll(() => store.close());
beforeEach(async () => {
  person = await makeCustomer(store);
});

const formWith = (...pictures: Blob[]) => {
  const form = new FormData();
  for (const picture of pictures) form.append('picture', picture, 'C:\\..\\me.html');
  return form;
};
const upload = (body: unknown, who: { token?: string } = person) =>
  store.call('POST', '/user/profile/picture/', { ...who, body });
const uploaded = async () => {
  const answer = await upload(formWith(new Blob([bytes])));
  expect(answer.status).toBe(200);
  const { data } = await calls.changePicture.answer.validate(answer.body, { strict: true });
  return data.profile_pic ?? '';
};
const read = (path: string) => store.app.request(path, { headers: { 'company-id': '33' } });
const picOf = async ({ customerId } = person) => {
  const [row] = await store.context.db
    .select({ picture: customers.profilePicture })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.picture;
};
const namesToRemove = async () =>
  (await waitingJobs(store, 'remove_file')).map(({ name }) => `/files/${name}`);

describe('a picture beside the name', () => {
  it('is cut square, kept and shown under a name of its own', async () => {
    const path = await uploaded();
    expect(path).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    const shown = await read(path);
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    const { body } = await store.call('GET', '/user/profile/', { token: person.token });
    expect(body['data']).toMatchObject({ profile_pic: path });
  });

  it('takes the place of the one before, which goes', async () => {
    const first = await uploaded();
    const second = await uploaded();
    expect(second).not.toBe(first);
    expect(await namesToRemove()).toContain(first);
    expect(await namesToRemove()).not.toContain(second);
  });

  it('can be taken away, also twice', async () => {
    const path = await uploaded();
    for (let n = 0; n < 2; n += 1) {
      const answer = await store.call('DELETE', '/user/profile/picture/', { token: person.token });
      expect(answer.status).toBe(200);
      const { data } = await calls.removePicture.answer.validate(answer.body, { strict: true });
      expect(data.profile_pic).toBeNull();
    }
    expect(await namesToRemove()).toContain(path);
  });

  it('stays where the new one is refused', async () => {
    const path = await uploaded();
    const text = new Blob(['<svg/>'], { type: 'image/png' });
    const large = new Blob([new Uint8Array(pictureRules.maxBytes + 1)]);
    for (const [body, status, message] of [
      [formWith(text), 415, pictureRules.wrongType],
      [formWith(large), 413, pictureRules.tooLarge],
      [formWith(), 400, pictureRules.missing],
      [formWith(new Blob([])), 400, pictureRules.missing],
      [{}, 400, pictureRules.missing],
      [formWith(new Blob([bytes]), new Blob([bytes])), 400, 'Choose at most 1'],
    ] as const) {
      const answer = await upload(body);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ status: false, message });
      expect(answer.body['errors']).toEqual({ picture: [message] });
    }
    expect(`/files/${await picOf()}`).toBe(path);
  });

  it('is refused unread where far too much is sent', async () => {
    const huge = formWith(new Blob([new Uint8Array(2 * pictureRules.maxBytes)]));
    expect((await upload(huge)).status).toBe(413);
  });

  it('changes nothing of another customer', async () => {
    const other = await makeCustomer(store);
    const form = formWith(new Blob([bytes]));
    form.set('id', String(other.customerId));
    expect((await upload(form)).status).toBe(200);
    expect(await picOf(other)).toBeNull();
    await store.call('DELETE', '/user/profile/picture/', { token: other.token });
    expect(await picOf()).not.toBeNull();
  });

  it('refuses a caller who is not logged in', async () => {
    expect((await upload(formWith(new Blob([bytes])), {})).status).toBe(401);
    expect((await store.call('DELETE', '/user/profile/picture/')).status).toBe(401);
  });
});
