import { and, desc, eq, max, sql } from 'drizzle-orm';
import { normaliseMobile } from '../../../contract/rules.ts';
import type { ServiceContext } from '../../context.ts';
import { outboxMessages } from '../../db/schema/running.ts';
import type { MailContent } from '../messages/mail-content.ts';
import { withAddresses } from '../messages/mail-text.ts';
import { renderMail } from '../messages/render-mail.ts';
import { readHead, type ShopHead } from '../shop-profile/read-head.ts';

export interface OutboxSms {
  to: string;
  text: string;
  at: Date;
}

export interface OutboxMail {
  id: number;
  to: string;
  subject: string;
  at: Date;
}

interface OpenedMail extends OutboxMail {
  html: string;
  /** Attached calendar file. */
  calendar: string | undefined;
}

export interface Outbox {
  shopName: string;
  /** Recipient filter; undefined: all recipients. */
  to: string | undefined;
  /** The most recent recipients. */
  recipients: string[];
  sms: OutboxSms[];
  mails: OutboxMail[];
  opened: OpenedMail | undefined;
}

const maxRecipients = 12;
const maxMessages = 30;

/**
 * Returns the content of the outbox page, newest first: SMS and mails to `to` (a mobile number in
 * any format, or an e-mail), or to all, and one opened mail, the newest if `mailId` is unknown.
 */
export async function readOutbox(
  context: ServiceContext,
  { to, mailId }: { to?: string; mailId?: number },
): Promise<Outbox> {
  const recipient = to && (normaliseMobile(to) ?? to.toLowerCase());
  const [shop, recipients, sms, mails] = await Promise.all([
    readHead(context),
    latestRecipients(context),
    latest(context, 'sms', recipient),
    latest(context, 'email', recipient),
  ]);
  const opened = mails.find(({ id }) => id === mailId) ?? mails[0];
  const { siteUrl } = context.env;
  return {
    shopName: shop.name,
    to: recipient || undefined,
    recipients,
    sms: sms.map((row) => ({
      to: row.recipient,
      text: withAddresses(row.text, siteUrl),
      at: row.createdAt,
    })),
    mails: mails.map(toMail),
    opened: opened && (await openMail(opened, siteUrl, shop)),
  };
}

/** Returns one rendered mail; undefined if unknown. */
export async function readOutboxMail(
  context: ServiceContext,
  mailId: number,
): Promise<OpenedMail | undefined> {
  const [row] = await context.db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.id, mailId), eq(outboxMessages.channel, 'email')));
  return row && openMail(row, context.env.siteUrl, await readHead(context));
}

type MessageRow = typeof outboxMessages.$inferSelect;

const toMail = ({ id, recipient, subject, createdAt }: MessageRow): OutboxMail => ({
  id,
  to: recipient,
  subject: subject ?? '',
  at: createdAt,
});

async function openMail(row: MessageRow, siteUrl: string, shop: ShopHead): Promise<OpenedMail> {
  // Old messages have no structured content, only text.
  const letter = (row.content as MailContent | null) ?? plainMail(row);
  return {
    ...toMail(row),
    html: await renderMail(letter, siteUrl, shop),
    calendar: letter.calendar,
  };
}

const plainMail = ({ subject, text }: MessageRow): MailContent => ({
  subject: subject ?? '',
  preview: '',
  heading: subject ?? '',
  greeting: '',
  blocks: [{ type: 'text', text }],
  reason: '',
});

async function latestRecipients({ db }: ServiceContext): Promise<string[]> {
  const last = max(outboxMessages.id);
  const rows = await db
    .select({ recipient: outboxMessages.recipient })
    .from(outboxMessages)
    .groupBy(outboxMessages.recipient)
    .orderBy(desc(last))
    .limit(maxRecipients);
  return rows.map(({ recipient }) => recipient);
}

function latest({ db }: ServiceContext, channel: 'sms' | 'email', recipient?: string) {
  return db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.channel, channel),
        recipient ? eq(outboxMessages.recipient, recipient) : sql`true`,
      ),
    )
    .orderBy(desc(outboxMessages.id))
    .limit(maxMessages);
}

/**
 * Returns the last 50 messages to a mobile number (in any format) or an email address, newest
 * first.
 */
export async function listOutbox({ db, env }: ServiceContext, to: string) {
  const recipient = normaliseMobile(to) ?? to.toLowerCase();
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id))
    .limit(50);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: withAddresses(row.text, env.siteUrl),
    data: row.data,
    created_at: row.createdAt.toISOString(),
  }));
}
