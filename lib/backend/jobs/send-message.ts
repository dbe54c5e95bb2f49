import { and, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { findMailSender, findSmsSender, hasSender } from '../providers/connect.ts';
import { NotDeliverable } from '../providers/message-sender.ts';
import type { MailContent } from '../services/messages/mail-content.ts';
import { withAddresses } from '../services/messages/mail-text.ts';
import { renderMail } from '../services/messages/render-mail.ts';
import { readHead } from '../services/shop-profile/read-head.ts';
import { addJob } from './add-job.ts';
import { sendingKey } from './sending-key.ts';
import { templates } from '../services/messages/templates.ts';

type MessageRow = typeof outboxMessages.$inferSelect;
type ClaimedMessage = MessageRow & { ageSeconds: number };

/** Longer than any gateway timeout; afterwards another job may try. */
const claimSeconds = 10 * 60;

/**
 * Sends one message of the outbox. Claims its row first, sends outside of any transaction, then
 * marks it as sent: a slow mail server holds no connection, and its acceptance is not lost to a
 * timeout. Throws if sending fails, to be retried with growing pauses; permanently undeliverable
 * messages and expired codes are given up. Without a provider it is held until there is one; an SMS
 * without a registered template is not sent. In live
 * mode codes are erased afterwards.
 */
export async function sendMessage(
  context: ServiceContext,
  { messageId }: { messageId: number },
): Promise<void> {
  const { db, now, env, log } = context;
  const message = await claim(context, messageId);
  if (!message) return;
  const ofThis = eq(outboxMessages.id, messageId);
  const release = { claimedUntil: null };
  const giveUp = { givenUpAt: sql`now()`, ...release };
  if (isTooLate(message, message.ageSeconds)) {
    log.warn({ messageId, kind: message.kind }, 'a message came too late and was not sent');
    await db
      .update(outboxMessages)
      .set({ ...withoutCodes(message), ...giveUp })
      .where(ofThis);
    return;
  }
  if (!hasSender(env, message.channel)) {
    await hold(context, message);
    return;
  }
  const forgotten = env.mode === 'live' ? withoutCodes(message) : {};
  if (isUnregistered(context, message)) {
    await db
      .update(outboxMessages)
      .set({ ...forgotten, ...giveUp })
      .where(ofThis);
    return;
  }
  try {
    await handOver(context, message);
  } catch (error) {
    const isFinal = error instanceof NotDeliverable;
    await db
      .update(outboxMessages)
      .set({
        failedTries: message.failedTries + 1,
        ...(isFinal ? { ...forgotten, ...giveUp } : release),
      })
      .where(ofThis);
    if (!isFinal) throw error;
    log.error({ messageId, err: error }, 'a message cannot be delivered');
    return;
  }
  await db
    .update(outboxMessages)
    .set({ sentAt: now(), ...forgotten, ...release })
    .where(ofThis);
}

/*
 * All times use the database clock, which writes created_at: comparing two clocks would lose codes.
 */
const ageSeconds = sql<number>`extract(epoch from now() - ${outboxMessages.createdAt})::float8`;
const isFree = or(
  isNull(outboxMessages.claimedUntil),
  lte(outboxMessages.claimedUntil, sql`now()`),
);
const claimEnd = sql`now() + make_interval(secs => ${claimSeconds})`;

/**
 * Claims the message for this job; undefined if it has been sent or another job is sending it. In
 * that case a job checks again after the claim expires, because the other program may have been
 * killed.
 */
async function claim({ db }: ServiceContext, id: number): Promise<ClaimedMessage | undefined> {
  const [claimed] = await db
    .update(outboxMessages)
    .set({ claimedUntil: claimEnd, heldAt: null })
    .where(
      and(
        eq(outboxMessages.id, id),
        isNull(outboxMessages.sentAt),
        isNull(outboxMessages.givenUpAt),
        isFree,
      ),
    )
    .returning({ ...getTableColumns(outboxMessages), ageSeconds });
  if (claimed) return claimed;
  const [taken] = await db
    .select({ until: outboxMessages.claimedUntil })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.id, id), isNull(outboxMessages.sentAt)));
  if (taken?.until) {
    await addJob(db, 'send_message', { messageId: id }, { at: taken.until, key: sendingKey(id) });
  }
  return undefined;
}

/* Held until `sendWaitingMessages` queues it again. An expired code is erased instead of sent. */
async function hold({ db }: ServiceContext, message: ClaimedMessage): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ heldAt: sql`now()`, claimedUntil: null })
    .where(eq(outboxMessages.id, message.id));
  const end = freshUntil(message);
  if (!end) return;
  const at = new Date(end.getTime() + 1_000);
  await addJob(db, 'send_message', { messageId: message.id }, { at, key: sendingKey(message.id) });
}

/* Without a registered template the operators take no SMS; later the news would be old. */
const isUnregistered = (context: ServiceContext, { channel, kind }: MessageRow): boolean =>
  context.env.mode === 'live' &&
  channel === 'sms' &&
  Boolean(kind && findSmsSender(context)?.hasTemplate(kind) === false);

async function handOver(context: ServiceContext, message: MessageRow): Promise<void> {
  const { env } = context;
  const { id, channel, recipient, subject, text, content, kind } = message;
  // In demo mode messages stay in the outbox, where they can be read.
  if (env.mode === 'demo') return;
  if (!content || !kind) throw new NotDeliverable('The message was written by an older version');
  if (channel === 'sms') {
    const values = content as Record<string, string>;
    const sender = findSmsSender(context);
    if (!sender) throw new Error('No SMS provider is set');
    await sender.send({ to: recipient, kind, values });
    return;
  }
  const letter = content as MailContent;
  const sender = findMailSender(context);
  if (!sender) throw new Error('No mail server is set');
  await sender.send({
    to: recipient,
    subject: subject ?? '',
    text: withAddresses(text, env.siteUrl),
    html: await renderMail(letter, env.siteUrl, await readHead(context)),
    reference: `message-${id}`,
    calendar: letter.calendar,
    stopUrl: letter.stopPath && `${env.siteUrl}/api${letter.stopPath}`,
  });
}

const codeNames = Object.values(templates).flatMap(({ codes = {} }) => Object.keys(codes));

const freshFor = new Map(
  Object.entries(templates).map(([kind, { freshForSeconds }]) => [kind, freshForSeconds]),
);

/** Whether the code in a message of this age expired before it was sent. */
function isTooLate({ kind }: Pick<MessageRow, 'kind'>, ageSeconds: number): boolean {
  const seconds = kind === null ? undefined : freshFor.get(kind);
  return seconds !== undefined && ageSeconds > seconds;
}

/** Returns when the code in a message expires; undefined if it holds none. */
function freshUntil({ kind, createdAt }: Pick<MessageRow, 'kind' | 'createdAt'>): Date | undefined {
  const seconds = kind === null ? undefined : freshFor.get(kind);
  return seconds === undefined ? undefined : new Date(createdAt.getTime() + seconds * 1_000);
}

/** Returns the text and data of a message with its codes erased. */
function withoutCodes({
  text,
  data,
}: Pick<MessageRow, 'text' | 'data'>): Pick<MessageRow, 'text' | 'data' | 'content'> {
  const codes = codeNames.map((name) => data[name]).filter((code) => code !== undefined);
  const remaining = Object.entries(data).filter(([name]) => !codeNames.includes(name));
  return {
    text: codes.reduce((rest, code) => rest.replaceAll(code, '•••'), text),
    data: Object.fromEntries(remaining),
    content: null,
  };
}
