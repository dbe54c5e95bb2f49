import { desc, eq } from 'drizzle-orm';
import { outboxMessages } from '../db/schema/running.ts';
import { inTransaction } from '../db/transaction.ts';
import { readStoreFigures } from '../observe/store-figures.ts';
import { queueMessage } from '../services/messages/queue-message.ts';
import { samples } from '../services/messages/samples.ts';
import { clearJobs, waitingJobs, plannedJobs, takeJobs } from '../testing/waiting-jobs.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { openMailServerStandIn, type MailServerStandIn } from '../testing/mail-server-stand-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { sendMessage } from './send-message.ts';
import { sendWaitingMessages } from './send-waiting-messages.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let demo: TestStore;
let live: TestStore;
let mailServer: MailServerStandIn;
let msg91: Msg91StandIn;

beforeAll(async () => {
  mailServer = await openMailServerStandIn();
  msg91 = await openMsg91StandIn();
  demo = await openTestStore();
  live = await openTestStore({
    ...liveSettings,
    SMTP_URL: mailServer.url,
    MSG91_URL: msg91.url,
  });
});
beforeEach(() => {
  for (const store of [demo, live]) store.setNow(new Date());
  mailServer.mails.length = 0;
  msg91.sent.length = 0;
  mailServer.refuseRecipients(undefined);
  msg91.answerWith(undefined);
});
afterAll(async () => {
  await demo.close();
  await live.close();
  await mailServer.close();
  await msg91.close();
});

const to = { email: 'tara@example.in', mobile: '+919000000077' };

async function newest(store: TestStore, count: number) {
  const rows = await store.context.db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.id))
    .limit(count);
  return rows.reverse();
}

async function again({ context: { db } }: TestStore, id: number) {
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  if (!row) throw new Error('The message is gone');
  return row;
}

/** Queues the mail and SMS of an order; returns their rows. */
async function queueOrder(store: TestStore) {
  await queueMessage(store.context.db, {
    kind: 'order_placed',
    to,
    data: samples.order_placed,
  });
  const [mail, sms] = await newest(store, 2);
  if (mail?.channel !== 'email' || sms?.channel !== 'sms') throw new Error('Not both were written');
  return { mail, sms };
}

/** Kinds of waiting messages, in the order in which the worker takes them. */
async function waiting(store: TestStore): Promise<string[]> {
  const jobs = await plannedJobs(store, 'send_message');
  const inTurn = jobs.toSorted(
    (a, b) => a.priority - b.priority || a.runAt.getTime() - b.runAt.getTime(),
  );
  const messages = await store.context.db.select().from(outboxMessages);
  const kindById = new Map(messages.map(({ id, kind }) => [id, kind ?? 'none']));
  return inTurn.map(({ payload }) => kindById.get(payload.messageId) ?? 'gone');
}

describe('writing a message', () => {
  it('that may be said once says it once, also from many transactions at a time', async () => {
    const { db } = demo.context;
    const say = () =>
      inTransaction(db, (tx) =>
        queueMessage(tx, { kind: 'order_paid', to, key: 77, data: samples.order_paid }),
      );
    await Promise.all(Array.from({ length: 10 }, say));
    await say();
    expect(await db.$count(outboxMessages, eq(outboxMessages.key, '77'))).toBe(2);
    await queueMessage(db, { kind: 'order_packed', to, key: 77, data: samples.order_packed });
    expect(await db.$count(outboxMessages, eq(outboxMessages.key, '77'))).toBe(4);
  });

  it('leaves nothing where the transaction is rolled back', async () => {
    const { db } = demo.context;
    const before = await db.$count(outboxMessages);
    await inTransaction(db, async (tx) => {
      await queueMessage(tx, { kind: 'welcome', to, data: samples.welcome });
      throw new Error('undone');
    }).catch(() => undefined);
    expect(await db.$count(outboxMessages)).toBe(before);
  });
});

describe('sending a message', () => {
  it('ends in the outbox in a demo, codes and all', async () => {
    await queueMessage(demo.context.db, { kind: 'login_otp', to, data: { otp: '123456' } });
    const [sms] = await newest(demo, 1);
    if (!sms) throw new Error('No SMS');
    await sendMessage(demo.context, { messageId: sms.id });
    const sent = await again(demo, sms.id);
    expect(sent.sentAt).not.toBeNull();
    expect(sent.data).toEqual({ otp: '123456' });
    expect(msg91.sent).toHaveLength(0);
  });

  it('mails text and HTML once, however many workers try at a time', async () => {
    const { mail } = await queueOrder(live);
    // Warm-up: opens the connections; the mail template is compiled at first use, which takes
    // seconds here.
    await Promise.all(Array.from({ length: 8 }, () => live.client.pool.query('select 1')));
    await Promise.all(
      Array.from({ length: 8 }, () => sendMessage(live.context, { messageId: mail.id })),
    );
    await sendMessage(live.context, { messageId: mail.id });
    expect(mailServer.mails).toHaveLength(1);
    const [received] = mailServer.mails;
    expect(received).toMatchObject({ from: 'care@example.in', to: to.email });
    expect(received?.source).toContain('multipart/alternative');
    expect(received?.source).toContain('text/html');
    expect(received?.source).toContain('Subject: Your order SO-000123 has been placed!');
    expect(received?.source).toContain(`Message-ID: <message-${mail.id}@example.in>`);
    const sent = await again(live, mail.id);
    expect(sent.sentAt).not.toBeNull();
    expect(sent.content).toBeNull();
    expect(sent.data).toEqual({ order_id: 'SO-000123' });
  });

  it('hands an SMS over by its registered template', async () => {
    const { sms } = await queueOrder(live);
    await Promise.all([1, 2, 3].map(() => sendMessage(live.context, { messageId: sms.id })));
    expect(msg91.sent).toEqual([
      {
        authkey: liveSettings.MSG91_AUTH_KEY,
        body: {
          template_id: 'dlt-order_placed',
          sender: 'SOSEIN',
          short_url: '0',
          recipients: [
            {
              mobiles: '919000000077',
              order: 'SO-000123',
              shop: 'SOSE',
              amount: 'Rs 722.75',
              day: 'by 27 Nov 2026',
            },
          ],
        },
      },
    ]);
  });

  it('T29: sends again what a killed program had claimed, once its time is over', async () => {
    const { mail } = await queueOrder(live);
    const claimFor = (ms: number) =>
      live.context.db
        .update(outboxMessages)
        .set({ claimedUntil: new Date(Date.now() + ms) })
        .where(eq(outboxMessages.id, mail.id));
    await claimFor(60_000);
    await sendMessage(live.context, { messageId: mail.id });
    expect(mailServer.mails).toHaveLength(0);
    expect(await waitingJobs(live, 'send_message')).toContainEqual({ messageId: mail.id });
    await claimFor(-1_000);
    await sendMessage(live.context, { messageId: mail.id });
    expect(mailServer.mails).toHaveLength(1);
  });

  it('forgets codes once they are sent', async () => {
    await queueMessage(live.context.db, { kind: 'login_otp', to, data: { otp: '654321' } });
    await queueMessage(live.context.db, { kind: 'gift_voucher', to, data: samples.gift_voucher });
    for (const { id } of await newest(live, 2)) {
      await sendMessage(live.context, { messageId: id });
      const sent = await again(live, id);
      expect(sent.sentAt).not.toBeNull();
      expect(JSON.stringify(sent)).not.toContain('654321');
      expect(JSON.stringify(sent)).not.toContain(samples.gift_voucher.code);
    }
    expect(JSON.stringify(msg91.sent)).toContain('654321');
    expect(mailServer.mails[0]?.source).toContain(samples.gift_voucher.code);
  });

  it('lets a mailbox end news by itself, and offers that of nothing else', async () => {
    const { mail } = await queueOrder(live);
    const [kind, data] = ['abandoned_cart' as const, samples.abandoned_cart];
    await queueMessage(live.context.db, { kind, to: { email: to.email }, data });
    const [news] = await newest(live, 1);
    for (const id of [news?.id ?? 0, mail.id]) await sendMessage(live.context, { messageId: id });
    const [first, second] = mailServer.mails.map(({ source }) =>
      source.replace(/=\r\n/g, '').replace(/\r\n\s+/g, ' '),
    );
    const { siteUrl } = live.context.env;
    const says = (text: string) => first?.includes(text);
    expect(says(`List-Unsubscribe: <${siteUrl}/api${data.stopPath}>`)).toBe(true);
    expect(says('List-Unsubscribe-Post: List-Unsubscribe=One-Click')).toBe(true);
    expect(says(`Unsubscribe: ${siteUrl}${data.stopPath}`)).toBe(true);
    expect(second?.includes('List-Unsubscribe')).toBe(false);
  });

  it('is tried again where the server has trouble, and counts its tries', async () => {
    const { mail, sms } = await queueOrder(live);
    mailServer.refuseRecipients('451 later');
    msg91.answerWith({ status: 503, body: 'busy' });
    for (const { id } of [mail, sms, mail]) {
      await expect(sendMessage(live.context, { messageId: id })).rejects.toThrow(/451|503/);
    }
    expect(await again(live, mail.id)).toMatchObject({ failedTries: 2, sentAt: null });
    expect(await again(live, sms.id)).toMatchObject({ failedTries: 1, sentAt: null });
    mailServer.refuseRecipients(undefined);
    msg91.answerWith(undefined);
    await sendMessage(live.context, { messageId: mail.id });
    await sendMessage(live.context, { messageId: sms.id });
    expect(mailServer.mails).toHaveLength(1);
    expect(msg91.sent).toHaveLength(1);
  });

  it('is given up where nobody will ever take it', async () => {
    const { mail, sms } = await queueOrder(live);
    mailServer.refuseRecipients('550 nobody here');
    msg91.answerWith({ status: 400, body: '{"type":"error","message":"no such template"}' });
    await sendMessage(live.context, { messageId: mail.id });
    await sendMessage(live.context, { messageId: sms.id });
    for (const { id } of [mail, sms]) {
      const row = await again(live, id);
      expect(row).toMatchObject({ failedTries: 1, sentAt: null, content: null });
      expect(row.givenUpAt).not.toBeNull();
    }
    mailServer.refuseRecipients(undefined);
    await sendMessage(live.context, { messageId: mail.id });
    expect(mailServer.mails).toHaveLength(0);
  });

  it('names nobody where it fails', async () => {
    const { mail, sms } = await queueOrder(live);
    mailServer.refuseRecipients('451 later');
    msg91.answerWith({ status: 200, body: `{"type":"error","message":"${to.mobile}"}` });
    for (const { id } of [mail, sms]) {
      const error: unknown = await sendMessage(live.context, { messageId: id }).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      const errorText = `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack ?? ''}`;
      expect(errorText).not.toMatch(/tara|9000000077/);
    }
  });

  it('lets a code go that has run out before it could be sent', async () => {
    await queueMessage(live.context.db, { kind: 'login_otp', to, data: { otp: '777777' } });
    const [sms] = await newest(live, 1);
    if (!sms) throw new Error('No SMS');
    await live.context.db
      .update(outboxMessages)
      .set({ createdAt: new Date(Date.now() - 6 * 60_000) })
      .where(eq(outboxMessages.id, sms.id));
    await sendMessage(live.context, { messageId: sms.id });
    expect(msg91.sent).toHaveLength(0);
    const row = await again(live, sms.id);
    expect(row.sentAt).toBeNull();
    expect(row.givenUpAt).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain('777777');
  });

  it.each([
    ['a day ahead of', 24 * 60 * 60_000],
    ['an hour behind', -60 * 60_000],
  ])('T61: sends a code, with a clock %s the database', async (_, shiftMs) => {
    live.setNow(new Date(Date.now() + shiftMs));
    await queueMessage(live.context.db, { kind: 'login_otp', to, data: { otp: '888888' } });
    const [sms] = await newest(live, 1);
    if (!sms) throw new Error('No SMS');
    await sendMessage(live.context, { messageId: sms.id });
    expect(JSON.stringify(msg91.sent)).toContain('888888');
    expect((await again(live, sms.id)).sentAt).not.toBeNull();
  });
});

describe('a message in a live store without a provider', () => {
  const without = () => ({
    ...live.context,
    env: { ...live.context.env, providers: {} },
  });
  const figures = async () => {
    const { messagesWaiting, oldestMessage } = await readStoreFigures(live.context.db);
    return { messagesWaiting, oldestMessage };
  };
  beforeEach(() => live.context.db.delete(outboxMessages));

  it('is held, is not late, and goes out once there is one', async () => {
    const { mail, sms } = await queueOrder(live);
    expect(await figures()).toMatchObject({ messagesWaiting: 2 });
    for (const { id } of [mail, sms]) {
      await sendMessage(without(), { messageId: id });
      expect(await again(live, id)).toMatchObject({ sentAt: null, failedTries: 0 });
    }
    expect(await figures()).toEqual({ messagesWaiting: 0, oldestMessage: 0 });

    await clearJobs(live);
    await sendWaitingMessages(without());
    expect(await waitingJobs(live, 'send_message')).toEqual([]);
    const { smtp } = live.context.env.providers;
    const onlyMail = { ...live.context.env, providers: { smtp } };
    await sendWaitingMessages({ ...without(), env: onlyMail });
    expect(await waitingJobs(live, 'send_message')).toEqual([{ messageId: mail.id }]);
    for (let times = 0; times < 2; times += 1) await sendWaitingMessages(live.context);
    const jobs = await takeJobs(live, 'send_message');
    expect(jobs.map(({ messageId }) => messageId).sort()).toEqual([mail.id, sms.id].sort());
    for (const job of jobs) await sendMessage(live.context, job);
    expect([mailServer.mails.length, msg91.sent.length]).toEqual([1, 1]);
  });

  it('is given up and forgotten where it is a code that runs out', async () => {
    const message = { kind: 'login_otp' as const, data: { otp: '999999' } };
    await queueMessage(live.context.db, { ...message, to: { mobile: to.mobile } });
    const [sms] = await newest(live, 1);
    if (!sms) throw new Error('No SMS');
    await clearJobs(live);
    await sendMessage(without(), { messageId: sms.id });
    const [job] = await plannedJobs(live, 'send_message');
    expect(job?.payload).toEqual({ messageId: sms.id });
    const age = (job?.runAt.getTime() ?? 0) - sms.createdAt.getTime();
    expect(age).toBeGreaterThan(60_000);
    await live.context.db
      .update(outboxMessages)
      .set({ createdAt: new Date(Date.now() - age) })
      .where(eq(outboxMessages.id, sms.id));
    await sendMessage(without(), { messageId: sms.id });
    const row = await again(live, sms.id);
    expect(row.givenUpAt).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain('999999');
    await clearJobs(live);
    await sendWaitingMessages(live.context);
    expect(await waitingJobs(live, 'send_message')).toEqual([]);
  });

  it('is late where it has one, until it is given up', async () => {
    const { mail, sms } = await queueOrder(live);
    await live.context.db.delete(outboxMessages).where(eq(outboxMessages.id, sms.id));
    await live.context.db
      .update(outboxMessages)
      .set({ createdAt: new Date(Date.now() - 3_600_000) });
    mailServer.refuseRecipients('451 later');
    await expect(sendMessage(live.context, { messageId: mail.id })).rejects.toThrow('451');
    expect((await figures()).oldestMessage).toBeGreaterThanOrEqual(3_600);
    mailServer.refuseRecipients('550 nobody here');
    await sendMessage(live.context, { messageId: mail.id });
    expect(await figures()).toEqual({ messagesWaiting: 0, oldestMessage: 0 });
  });
});

it('sends a code before the order messages that waited already', async () => {
  await queueOrder(demo);
  await queueMessage(demo.context.db, { kind: 'login_otp', to, data: samples.login_otp });
  const kinds = await waiting(demo);
  expect(kinds).toContain('order_placed');
  expect(kinds.indexOf('login_otp')).toBe(0);
});

interface SentSms {
  authkey: string | undefined;
  body: unknown;
}

interface Msg91StandIn {
  /** For MSG91_URL. */
  url: string;
  sent: SentSms[];
  /** Sets the answer from now on; undefined: accepts everything again. */
  answerWith: (answer: { status: number; body: string } | undefined) => void;
  close: () => Promise<void>;
}

/** Starts a fake server of MSG91's flow API. */
async function openMsg91StandIn(): Promise<Msg91StandIn> {
  const sent: SentSms[] = [];
  let other: { status: number; body: string } | undefined;
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isFlow = request.method === 'POST' && request.url === '/api/v5/flow/';
      if (!isFlow) return answer.writeHead(404).end('{"type":"error"}');
      if (other) return answer.writeHead(other.status).end(other.body);
      const authkey = request.headers['authkey'];
      sent.push({
        authkey: Array.isArray(authkey) ? authkey[0] : authkey,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown,
      });
      return answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ type: 'success', message: '3763646c3058373530393938' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    answerWith: (answer) => {
      other = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
