import { mkdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { getHealth } from '../../../contract/running.ts';
import { getStoreHealth } from '../../../contract/staff-today.ts';
import type { StoreProblem } from '../../../contract/store-problem.ts';
import { openDatabase } from '../../db/client.ts';
import { customers } from '../../db/schema/customer.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import { runJob } from '../../jobs/run-job.ts';
import { checkStore } from '../../jobs/watch-store.ts';
import { endProblem } from '../../observe/problems.ts';
import { bucketStorage } from '../../providers/storage/bucket.ts';
import { httpStandIn } from '../../testing/http-stand-in.ts';
import { liveSettings } from '../../testing/live-settings.ts';
import { openMailServerStandIn } from '../../testing/mail-server-stand-in.ts';
import { makeCustomer } from '../../testing/make-customer.ts';
import { staffFixture } from '../../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { testServer } from '../../testing/test-server.ts';

let store: TestStore;
let staffToken: string;
beforeAll(async () => {
  store = await openTestStore();
  await mkdir(store.context.env.dataDir, { recursive: true });
  staffToken = (await staffFixture(store, ['settings'])).token;
});
afterAll(() => store.close());

const names: StoreProblem[] = ['disk_full', 'data_damaged', 'database_rights', 'bucket_away'];
afterEach(async () => {
  for (const name of names) endProblem(name);
  await store.context.db.execute(sql`delete from settings where name = 'store_problems'`);
});

/** A job in which PostgreSQL itself refuses with this SQLSTATE. */
const failWith = (state: string, message: string, { context } = store) =>
  expect(
    runJob('clean_up', {}, context, async ({ db }) => {
      await db.execute(
        sql.raw(`do $$ begin raise exception '${message}' using errcode = '${state}'; end $$`),
      );
    }),
  ).rejects.toThrow('Failed query');

async function health(): Promise<StoreProblem[]> {
  const { body } = await store.call('GET', '/health');
  return (await getHealth.answer.validate(body, { strict: true })).problems ?? [];
}

const today = async () => {
  const { body } = await store.call('GET', '/staff/store-health/', { token: staffToken });
  return (await getStoreHealth.answer.validate(body, { strict: true })).data.problems;
};

const mails = () =>
  store.context.db
    .select({
      to: outboxMessages.recipient,
      subject: outboxMessages.subject,
      text: outboxMessages.text,
    })
    .from(outboxMessages)
    .where(eq(outboxMessages.kind, 'store_problem'));

async function makeOwner(of: TestStore): Promise<string> {
  const { email, customerId } = await makeCustomer(of);
  await of.context.db
    .update(customers)
    .set({ isStaff: true, isSuperuser: true })
    .where(eq(customers.id, customerId));
  return email;
}

describe('a fault of the server', () => {
  it('is nowhere while all is well', async () => {
    await checkStore(store.context);
    expect(await health()).toEqual([]);
    expect(await today()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['53100', 'disk_full'],
    ['XX001', 'data_damaged'],
    ['42501', 'database_rights'],
  ])('of SQLSTATE %s is %s on /health and, with its cause, in Today', async (state, name) => {
    await failWith(state, `could not extend file`);
    expect(await health()).toEqual([name]);
    expect(await today()).toEqual([
      expect.objectContaining({
        name,
        detail: expect.stringContaining(`could not extend file (${state})`) as string,
      }),
    ]);
  });

  it('is a bucket that refuses, with status and reason, or gives no answer', async () => {
    const refusing = await httpStandIn(() => ({
      status: 403,
      body: '<Error><Code>AccessDenied</Code><Message>No</Message></Error>',
    }));
    const settings = { bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' };
    const write = (endpoint: string) =>
      runJob('back_up', {}, store.context, () =>
        bucketStorage({ ...settings, endpoint }).write('name', new Uint8Array(1), 'text/plain'),
      );
    await expect(write(refusing.url)).rejects.toThrow(
      'The bucket b answered 403 AccessDenied to PUT name',
    );
    await refusing.close();
    expect(await health()).toEqual(['bucket_away']);
    endProblem('bucket_away');
    await expect(write(refusing.url)).rejects.toThrow('The bucket b does not answer');
    expect((await today())[0]?.detail).toContain('ECONNREFUSED');
  });

  it('is mailed to each owner once, and stays in Today for other programs', async () => {
    const owner = await makeOwner(store);
    await failWith('53100', 'No space left on device');
    await checkStore(store.context);
    await checkStore(store.context);
    const sent = (await mails()).filter(({ to }) => to === owner);
    expect(sent).toEqual([
      {
        to: owner,
        subject: 'The server is running out of disk space',
        text: expect.stringContaining('No space left on device (53100)') as string,
      },
    ]);
    // As in a program that has not seen it itself.
    endProblem('disk_full');
    expect(await health()).toEqual(['disk_full']);
  });

  it('is told to the staff with the right to the settings alone', async () => {
    const { token } = await staffFixture(store, ['packing']);
    expect((await store.call('GET', '/staff/store-health/', { token })).status).toBe(403);
  });
});

describe('while the database takes no rows', () => {
  it('the owner is told by the mail server directly, once', async () => {
    const server = await openMailServerStandIn();
    const live = await openTestStore({ ...liveSettings, SMTP_URL: server.url });
    const owner = await makeOwner(live);
    const [name] = (
      await live.client.pool.query<{ name: string }>('select current_database() name')
    ).rows;
    const reading = openDatabase(
      {
        ...testServer(),
        database: name?.name,
        options: '-c default_transaction_read_only=on',
      },
      live.context.log,
    );
    await mkdir(live.context.env.dataDir, { recursive: true });
    const context = { ...live.context, db: reading.db };
    await failWith('53100', 'No space left on device', { ...live, context });
    for (let times = 0; times < 2; times += 1) {
      await expect(checkStore(context)).rejects.toThrow('Failed query');
    }
    expect(server.mails.filter(({ to }) => to.includes(owner))).toHaveLength(1);
    expect(server.mails[0]?.source).toContain('Subject: The server is running out of disk space');
    // Once there is room it is saved, and not mailed again.
    await checkStore(live.context);
    expect(
      await live.context.db.$count(outboxMessages, eq(outboxMessages.kind, 'store_problem')),
    ).toBe(0);
    await reading.close();
    await live.close();
    await server.close();
  });
});
