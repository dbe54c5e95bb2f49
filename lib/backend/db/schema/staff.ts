import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, exactlyOne, instant, reference, serialId } from './columns.ts';
import { customers } from './customer.ts';
import { orders } from './order.ts';
import { leads } from './service.ts';

/** Notes about an order, visible to staff only. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serialId(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    staffId: reference('staff_id', () => customers.id),
    text: text('text').notNull().default(''),
    /** Result of a call to the customer; null if the note is not about a call. */
    outcome: text('outcome'),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    index('order_notes_order_idx').on(t.orderId, t.id),
    check(
      'order_notes_outcome',
      sql`${t.outcome} in ('confirmed', 'no_answer', 'call_back', 'refused')`,
    ),
  ],
);
export type OrderNoteRow = typeof orderNotes.$inferSelect;

/**
 * Personal text that the audit log refers to but must not contain: the former text of a changed
 * note about a customer or a lead. Rows are deleted with the account or the lead; audit log rows
 * stay forever.
 */
export const keptWords = pgTable(
  'kept_words',
  {
    id: serialId(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (t) => [
    check('kept_words_of_one', exactlyOne(t.customerId, t.leadId)),
    index('kept_words_customer_idx').on(t.customerId),
    index('kept_words_lead_idx').on(t.leadId),
  ],
);

/** Saved views of staff: the filters of a list under a name. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: serialId(),
    staffId: reference('staff_id', () => customers.id, { onDelete: 'cascade' }),
    /** Name of the list, such as `orders`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Query string of the list, without the question mark. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('staff_views_name_key').on(t.staffId, t.list, t.name)],
);

/** Staff invitations that are not accepted yet; at most one per email address. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: serialId(),
    email: text('email').notNull().unique('staff_invitations_email'),
    isSuperuser: boolean('is_superuser').notNull(),
    staffAreas: text('staff_areas').array().notNull(),
    /** SHA-256 of the code in the mailed link. */
    codeHash: text('code_hash').notNull().unique('staff_invitations_code'),
    invitedBy: reference('invited_by', () => customers.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('staff_invitations_by_idx').on(t.invitedBy)],
);
