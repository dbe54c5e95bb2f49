import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import type { MailContent } from '../../services/messages/mail-content.ts';
import { createdAt, instant, serialId } from './columns.ts';
import { customers } from './customer.ts';

/** Every SMS and mail: written with what causes it, sent by a job. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: serialId(),
    /** What it is about, by which its words were chosen; null before kinds were kept. */
    kind: text('kind'),
    /** What it may be said about once, such as an order; null where it may be said again. */
    key: text('key'),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    /** Plain; addresses of the shop stand in it as `site:/path`. */
    text: text('text').notNull(),
    /** The mail before it is typeset, or the values of the SMS; null in live mode once it is sent. */
    content: jsonb('content').$type<MailContent | Record<string, string>>(),
    /** Codes that a demo shows; empty in live mode once it is sent. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    failedTries: smallint('failed_tries').notNull().default(0),
    /** Until then one job alone may send it; null where none does. */
    claimedUntil: instant('claimed_until'),
  },
  (t) => [
    unique('outbox_messages_once_key').on(t.kind, t.key, t.channel),
    check('outbox_messages_channel', sql`${t.channel} in ('sms', 'email')`),
    index('outbox_messages_recipient_idx').on(t.recipient, t.id.desc()),
    index('outbox_messages_sent_idx')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is not null`),
    index('outbox_messages_unsent_idx')
      .on(t.id)
      .where(sql`${t.sentAt} is null`),
  ],
);

/** The first answer to a request that may be sent again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a customer's, a visitor's, or an address's. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answerStatus: integer('answer_status'),
    answer: json('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_created_idx').on(t.createdAt),
  ],
);

/** Captcha answers and other things that count once. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    hash: text('hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    /** Hash of the Idempotency-Key that it was used for: repeats of that request may use it again. */
    requestId: text('request_id'),
  },
  (t) => [index('used_tokens_expires_idx').on(t.expiresAt)],
);

/** Who changed what. Rows are added, never altered. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serialId(),
    staffId: integer('staff_id').references(() => customers.id),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    at: createdAt(),
  },
  (t) => [
    index('audit_entries_subject_idx').on(t.subject, t.id),
    index('audit_entries_staff_idx').on(t.staffId, t.id),
    index('audit_entries_at_idx').on(t.at),
  ],
);

/** What the shopkeeper sets: name, GSTIN, price of Elite and so on. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** The counters of the rate limits, in the form that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);

/** A program that carries out jobs says here that it is alive. */
export const workerHeartbeats = pgTable('worker_heartbeats', {
  /** What graphile-worker calls its pool of workers. */
  poolId: text('pool_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
});
