import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { customers } from '../db/schema/customer.ts';
import { keptFiles } from '../db/schema/file.ts';
import { checkFiles, removeFile } from '../jobs/check-files.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { filesFolder } from '../providers/storage/storage.ts';
import { newClosedFileName, newFileName } from '../services/file/file-name.ts';
import { toFileSender, type FileSender } from '../services/file/file-sender.ts';
import { minChargedBytes } from '../services/file/file-room.ts';
import { keepFile } from '../services/file/keep-file.ts';
import { accountLimits, dailyLimits } from '../services/file/reserve-room.ts';
import { testNow } from '../testing/clock.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const megabyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

let store: TestStore;
let person: Shopper;
beforeAll(async () => {
  // Strangers have a quarter of the upload budget, customers the rest.
  store = await openTestStore({ UPLOADS_MB: '80', STAFF_UPLOADS_MB: '1' });
});
afterAll(() => store.close());
beforeEach(async () => {
  store.setNow(testNow);
  await store.context.db.delete(keptFiles);
  person = await makeCustomer(store);
});

const namesOnDisk = () => readdir(filesFolder(store.context.env)).catch(() => []);
const fileRows = (name: string) =>
  store.context.db.select().from(keptFiles).where(eq(keptFiles.name, name));
const laterBy = (ms: number) => store.setNow(new Date(testNow.getTime() + ms));

/** Records `files` uploads of `bytes` bytes in total, sent `agoMs` ago. */
async function count(sender: FileSender, files: number, bytes: number, agoMs = 0): Promise<void> {
  await store.context.db.insert(keptFiles).values(
    Array.from({ length: files }, () => ({
      name: newFileName(),
      senderKind: sender.kind,
      customerId: sender.kind === 'stranger' ? null : sender.customerId,
      address: sender.kind === 'stranger' ? sender.address : null,
      bytes: Math.floor(bytes / files),
      createdAt: new Date(testNow.getTime() - agoMs),
    })),
  );
}

const keep = (sender: FileSender, length = 1_000) =>
  keepFile(
    store.context,
    sender,
    { name: newFileName(), bytes: new Uint8Array(length), type: 'image/webp' },
    'Not now',
  );
const customer = (): FileSender => ({ kind: 'customer', customerId: person.customerId });
const stranger = (address: string | null): FileSender => ({ kind: 'stranger', address });
const staff = (): FileSender => ({ kind: 'staff', customerId: person.customerId });

async function pictureForm(): Promise<FormData> {
  const red = { width: 30, height: 20, channels: 3 as const, background: 'red' };
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(await sharp({ create: red }).png().toBuffer())]));
  return form;
}

describe('files that one account sends', () => {
  it('end with the number of a day, and go on a day later', async () => {
    await count(customer(), dailyLimits.files, dailyLimits.files);
    const before = await namesOnDisk();
    const send = async () =>
      store.call('POST', '/user/profile/picture/', { ...person, body: await pictureForm() });
    const refused = await send();
    expect([refused.status, refused.body['message']]).toEqual([
      429,
      'Too many files were sent today. Try again tomorrow.',
    ]);
    expect(refused.headers.get('retry-after')).toBe('86400');
    expect(await namesOnDisk()).toEqual(before);
    const other = await makeCustomer(store);
    await expect(keep({ kind: 'customer', customerId: other.customerId })).resolves.toBeUndefined();
    laterBy(dayMs + 1);
    await expect(keep(customer())).resolves.toBeUndefined();
  });

  it('end with the bytes of a day, however few files they are', async () => {
    await count(customer(), 2, dailyLimits.bytes - minChargedBytes);
    await expect(keep(customer(), minChargedBytes)).resolves.toBeUndefined();
    await expect(keep(customer(), 1)).rejects.toMatchObject({ status: 429 });
  });

  it.each([
    ['number', accountLimits.files, accountLimits.files],
    ['bytes', 12, 60 * megabyte - 1],
  ])('end with the %s that an account may keep', async (what, files, bytes) => {
    const roomy = await openTestStore();
    try {
      const { customerId } = await makeCustomer(roomy);
      const all = what === 'bytes' ? accountLimits.bytes : bytes;
      await roomy.context.db.insert(keptFiles).values(
        Array.from({ length: files }, () => ({
          name: newFileName(),
          senderKind: 'customer',
          customerId,
          bytes: Math.floor(all / files),
          createdAt: new Date(testNow.getTime() - 2 * dayMs),
        })),
      );
      const name = newFileName();
      const file = { name, bytes: new Uint8Array(1), type: 'image/webp' };
      const sending = keepFile(roomy.context, { kind: 'customer', customerId }, file, 'Not now');
      await expect(sending).rejects.toMatchObject({ status: 413 });
    } finally {
      await roomy.close();
    }
  });

  it('never pass a limit where many come at once', async () => {
    await count(customer(), dailyLimits.files - 3, 1);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => keep(customer())));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 429 });
    }
  });

  it('count no more once they are removed', async () => {
    await count(customer(), dailyLimits.files - 1, 1);
    const name = newFileName();
    const file = { name, bytes: new Uint8Array(1), type: 'image/webp' };
    await keepFile(store.context, customer(), file, 'Not now');
    await expect(keep(customer())).rejects.toMatchObject({ status: 429 });
    await removeFile(store.context, { name });
    expect(await fileRows(name)).toEqual([]);
    await expect(keep(customer())).resolves.toBeUndefined();
  });
});

describe('files that strangers send', () => {
  it('are counted by address, IPv6 by network, and by none on the own machine of a demo', () => {
    const live = { mode: 'live' } as const;
    const demo = { mode: 'demo' } as const;
    expect(toFileSender(undefined, '203.0.113.9', live)).toEqual(stranger('203.0.113.9'));
    expect(toFileSender(undefined, '2001:db8:1:2:3::9', live)).toEqual(
      stranger('2001:db8:1:2::/64'),
    );
    expect(toFileSender(undefined, '127.0.0.1', live)).toEqual(stranger('127.0.0.1'));
    expect(toFileSender(undefined, '127.0.0.1', demo)).toEqual(stranger(null));
  });

  it('end with the number of a day from one address, not from another', async () => {
    await count(stranger('203.0.113.9'), dailyLimits.files, 1);
    await expect(keep(stranger('203.0.113.9'))).rejects.toMatchObject({ status: 429 });
    await expect(keep(stranger('203.0.113.10'))).resolves.toBeUndefined();
    await expect(keep(customer())).resolves.toBeUndefined();
  });

  it('take a quarter of the room at most, whatever addresses they come from', async () => {
    await count(stranger(null), 4, 20 * megabyte - minChargedBytes, 5 * dayMs);
    const sending = [1, 2, 3, 4, 5].map((n) => keep(stranger(`203.0.113.${n}`)));
    const outcomes = await Promise.allSettled(sending);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const fixture = leadFixture(store);
    const form = new FormData();
    for (const [name, value] of Object.entries(fixture.company())) form.set(name, value as string);
    form.append('attachment', new Blob(['a,b\n1,2\n']), 'a.csv');
    const before = await namesOnDisk();
    const answer = await store.call('POST', '/user/web/Exportlead/create/', { body: form });
    expect([answer.status, answer.body['message']]).toEqual([
      503,
      'We can’t save files right now. Try again later.',
    ]);
    expect(await namesOnDisk()).toEqual(before);
    await expect(keep(customer())).resolves.toBeUndefined();
  });

  it('are not known by their address after a day', async () => {
    await count(stranger('203.0.113.9'), 1, 1, dayMs / 2);
    await count(stranger('203.0.113.9'), 1, 1, dayMs + 1);
    await cleanUp(store.context);
    const rows = await store.context.db.select().from(keptFiles);
    expect(rows.map(({ address }) => address)).toEqual(['203.0.113.9']);
  });
});

describe('the room for files', () => {
  it('is used up for staff with STAFF_UPLOADS_MB, and they are told before', async () => {
    const fixture = await staffFixture(store, ['settings', 'content']);
    const tasks = async () => {
      const { body } = await store.call('GET', '/staff/tasks/', { token: fixture.token });
      return (body['data'] as { name: string; count: number }[]).find(
        ({ name }) => name === 'uploads_nearly_full',
      )?.count;
    };
    await count(staff(), 1, 0.8 * megabyte);
    expect(await tasks()).toBeUndefined();
    await count(staff(), 1, 0.2 * megabyte - minChargedBytes);
    expect(await tasks()).toBe(1);
    await expect(keep(staff())).resolves.toBeUndefined();
    await expect(keep(staff())).rejects.toMatchObject({ status: 503 });
    await expect(keep(customer())).resolves.toBeUndefined();
  });

  it('holds a bounded number of files, for a small one counts as 16 KB', async () => {
    await count(staff(), megabyte / minChargedBytes, 1);
    await expect(keep(staff(), 1)).rejects.toMatchObject({ status: 503 });
  });
});

describe('files that were there before', () => {
  it('are counted at the next start, each for who sent it', async () => {
    const folder = filesFolder(store.context.env);
    await mkdir(folder, { recursive: true });
    const [profile, banner] = [newFileName(), newFileName()];
    const attachment = newClosedFileName('csv');
    for (const name of [profile, banner, attachment]) await writeFile(join(folder, name), 'file');
    await writeFile(join(folder, 'of-somebody-else.txt'), 'file');
    await store.context.db
      .update(customers)
      .set({ profilePicture: profile })
      .where(eq(customers.id, person.customerId));
    await checkFiles(store.context);
    await checkFiles(store.context);
    const senderFacts = async (name: string) =>
      (await fileRows(name)).map(({ senderKind, customerId, bytes }) => [
        senderKind,
        customerId,
        bytes,
      ]);
    expect(await senderFacts(profile)).toEqual([['customer', person.customerId, 4]]);
    expect(await senderFacts(banner)).toEqual([['staff', null, 4]]);
    expect(await senderFacts(attachment)).toEqual([['stranger', null, 4]]);
    expect(await fileRows('of-somebody-else.txt')).toEqual([]);
  });

  it('are removed where a killed program left them half written or without a record', async () => {
    const folder = filesFolder(store.context.env);
    await mkdir(folder, { recursive: true });
    const [old, fresh] = ['old.part', 'fresh.part'];
    for (const name of [old, fresh]) await writeFile(join(folder, name), 'half');
    await utimes(join(folder, old), testNow, new Date(testNow.getTime() - dayMs));
    await utimes(join(folder, fresh), testNow, testNow);
    const left = newFileName();
    const shown = newFileName();
    for (const name of [left, shown]) {
      const file = { name, bytes: new Uint8Array(1), type: 'image/webp' };
      await keepFile(store.context, customer(), file, 'Not now');
    }
    await store.context.db.execute(
      sql`update customers set profile_picture = ${shown} where id = ${person.customerId}`,
    );
    await checkFiles(store.context);
    expect(await namesOnDisk()).not.toContain(old);
    expect(await namesOnDisk()).toEqual(expect.arrayContaining([fresh, left, shown]));
    laterBy(dayMs + 1);
    await cleanUp(store.context);
    const names = await namesOnDisk();
    expect(names).not.toContain(left);
    expect(names).toContain(shown);
    expect(await fileRows(left)).toEqual([]);
  });
});
