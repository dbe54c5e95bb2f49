import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant, reference, serialId } from './columns.ts';
import { customers } from './customer.ts';

/** API keys of other programs of the shop. Only the SHA-256 of the key is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: serialId(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    /** Areas of the back office. */
    scopes: text('scopes').array().notNull(),
    /** Rate limit: calls per minute. */
    perMinute: smallint('per_minute').notNull().default(120),
    /** The owner in whose name the key works; the key loses its rights when this owner does. */
    ownerId: reference('owner_id', () => customers.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    check('api_keys_scopes', sql`cardinality(${t.scopes}) > 0`),
    check('api_keys_per_minute', sql`${t.perMinute} > 0`),
  ],
);

/** Keys of gateways, mail, SMS, captcha and couriers that the owner has entered. */
export const providerKeys = pgTable('provider_keys', {
  /** A name of `lib/contract/providers.ts`. */
  provider: text('provider').primaryKey(),
  /** JSON of the entered fields, encrypted. */
  encryptedFields: bytea('encrypted_fields').notNull(),
  /** Gateways: the last chosen one takes new payments. */
  chosenAt: instant('chosen_at'),
  changedAt: instant('changed_at').notNull(),
  changedBy: integer('changed_by').references(() => customers.id, { onDelete: 'set null' }),
});

/** Subscription of another program to order and stock events. */
export const webhooks = pgTable('webhooks', {
  id: serialId(),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  /** Encrypted secret that signs the messages. */
  encryptedSecret: bytea('sealed_secret').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
});

/** Outbox of webhook messages: written in the transaction of the event, sent by a job. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serialId(),
    webhookId: reference('webhook_id', () => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    payload: jsonb('payload').notNull(),
    status: text('status').notNull().default('waits'),
    tries: integer('tries').notNull().default(0),
    /** Last answer of the receiver, or why it could not be reached. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
    triedAt: instant('tried_at'),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [
    check('webhook_deliveries_status', sql`${t.status} in ('waits', 'delivered', 'failed')`),
    index('webhook_deliveries_webhook_idx').on(t.webhookId, t.id.desc()),
    index('webhook_deliveries_created_idx').on(t.createdAt),
  ],
);
