import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
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

/** Outbox of SMS and mails: written in the transaction of the cause, sent by a job. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: serialId(),
    /** Kind of message, which selects its text; null in rows older than this column. */
    kind: text('kind'),
    /**
     * Deduplication key, such as an order: one message per kind, key and channel. Null if the
     * message may be repeated.
     */
    key: text('key'),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    /** Plain text; addresses of the shop are written as `site:/path`. */
    text: text('text').notNull(),
    /**
     * Mail content before it is rendered, or the values of the SMS; null in live mode after
     * sending.
     */
    content: jsonb('content').$type<MailContent | Record<string, string>>(),
    /** Codes that demo mode shows; empty in live mode after sending. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    /** When it was given up: all tries failed, or its code has expired. */
    givenUpAt: instant('given_up_at'),
    /** Since when it waits for a mail server or SMS provider, because none is set. */
    heldAt: instant('held_at'),
    failedTries: smallint('failed_tries').notNull().default(0),
    /** Lease of the sending job: until then only this job may send it. Null: not claimed. */
    claimedUntil: instant('claimed_until'),
  },
  (t) => [
    unique('outbox_messages_once_key').on(t.kind, t.key, t.channel),
    check('outbox_messages_channel', sql`${t.channel} in ('sms', 'email')`),
    index('outbox_messages_recipient_idx').on(t.recipient, t.id.desc()),
    index('outbox_messages_created_idx').on(t.createdAt),
    index('outbox_messages_unsent_idx')
      .on(t.id)
      .where(sql`${t.sentAt} is null and ${t.givenUpAt} is null`),
  ],
);

/** Stored first answers for repeated requests with the same idempotency key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Owner of the key: a customer, a visitor or an address. */
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

/** Single-use tokens, such as captcha answers. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    hash: text('hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    /**
     * Hash of the Idempotency-Key of the request that used it: repeats of that request may use it
     * again.
     */
    requestId: text('request_id'),
  },
  (t) => [index('used_tokens_expires_idx').on(t.expiresAt)],
);

/** Audit log. Append-only: rows are never changed. */
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

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Rate limit counters, in the schema of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);

export const workerHeartbeats = pgTable('worker_heartbeats', {
  /** Id of the worker pool in graphile-worker. */
  poolId: text('pool_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

/** How fast pages were for visitors: a histogram a day, page and vital. */
export const pageVitals = pgTable(
  'page_vitals',
  {
    day: date('day').notNull(),
    /** The pattern of the address. */
    page: text('page').notNull(),
    vital: text('vital').notNull(),
    bucket: smallint('bucket').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.page, t.vital, t.bucket] }),
    check('page_vitals_vital', sql`${t.vital} in ('lcp', 'inp', 'cls')`),
  ],
);

/**
 * Marks that a replica is compared by: one that has a mark has all that was committed before it.
 * `heartbeat` is the time in milliseconds; of staff and of the shop's pages the value counts up.
 */
export const replicaMarks = pgTable('replica_marks', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
});
