import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant, paise, reference, serialId, updatedAt } from './columns.ts';
import { events } from './content.ts';
import { customers } from './customer.ts';
import { countries } from './place.ts';

/** Weekly opening hours of the vaidya's appointments. */
export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    id: serialId(),
    /** 1 is Monday, 7 is Sunday. */
    weekDay: smallint('week_day').notNull(),
    /** `HH:mm` in India. */
    startingHour: text('starting_hour').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (t) => [
    uniqueIndex('appointment_slots_key').on(t.weekDay, t.startingHour),
    check('appointment_slots_day', sql`${t.weekDay} between 1 and 7`),
    check('appointment_slots_hour', sql`${t.startingHour} ~ '^[0-2][0-9]:[0-5][0-9]$'`),
  ],
);

export const appointmentDaysOff = pgTable('appointment_days_off', {
  day: date('day', { mode: 'string' }).primaryKey(),
  reason: text('reason').notNull().default(''),
});

/** An appointment; a unique index allows one that is not cancelled per slot. */
export const appointments = pgTable(
  'appointments',
  {
    id: serialId(),
    customerId: reference('customer_id', () => customers.id),
    startsAt: instant('starts_at').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    countryId: reference('country_id', () => countries.id),
    gender: text('gender').notNull(),
    ageGroup: text('age_group').notNull(),
    landmark: text('landmark').notNull().default(''),
    guardianName: text('guardian_name'),
    hasGuardianConsent: boolean('has_guardian_consent').notNull().default(false),
    /** Free as a benefit of Elite. */
    isFree: boolean('is_free').notNull().default(false),
    /** Fee agreed at booking and paid to the vaidya at the appointment, in paise. */
    fee: paise('fee').notNull().default(0),
    /** Whether the appointment took place; null until staff record it. */
    outcome: text('outcome'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    check('appointments_fee', sql`${t.fee} >= 0`),
    check('appointments_outcome', sql`${t.outcome} in ('held', 'missed')`),
    uniqueIndex('appointments_slot_key')
      .on(t.startsAt)
      .where(sql`${t.cancelledAt} is null`),
    index('appointments_customer_idx').on(t.customerId, t.startsAt),
    check(
      'appointments_guardian',
      sql`${t.guardianName} is not null and ${t.hasGuardianConsent} or ${t.ageGroup} not in ('00 to 06', '06 to 12', '12 to 18')`,
    ),
  ],
);

/** Booked seats; a unique index allows a customer one booking per event that is not cancelled. */
export const eventBookings = pgTable(
  'event_bookings',
  {
    id: serialId(),
    eventId: reference('event_id', () => events.id, { onDelete: 'cascade' }),
    customerId: reference('customer_id', () => customers.id),
    seats: smallint('seats').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    check('event_bookings_seats', sql`${t.seats} > 0`),
    uniqueIndex('event_bookings_key')
      .on(t.eventId, t.customerId)
      .where(sql`${t.cancelledAt} is null`),
    index('event_bookings_customer_idx').on(t.customerId),
  ],
);

/** Health answers, encrypted and in a separate table. */
export const appointmentHealth = pgTable('appointment_health', {
  appointmentId: integer('appointment_id')
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  encrypted: bytea('sealed').notNull(),
});

/** Leads of every kind: contact, business, export, franchise, store. */
export const leads = pgTable(
  'leads',
  {
    id: serialId(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    countryId: integer('country_id').references(() => countries.id),
    /** Further fields of the form: questions and answers as sent. */
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    /** Name of the stored file, and the original name given by the sender. */
    attachment: text('attachment'),
    attachmentName: text('attachment_name'),
    status: text('status').notNull().default('new'),
    ownerId: integer('owner_id').references(() => customers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deleteAfter: instant('delete_after').notNull(),
  },
  (t) => [
    check('leads_kind', sql`${t.kind} in ('contact', 'b2b', 'export', 'franchise', 'store')`),
    check(
      'leads_status',
      sql`${t.status} in ('new', 'in work', 'answered', 'won', 'closed', 'spam')`,
    ),
    index('leads_inbox_idx').on(t.kind, t.status, t.createdAt),
    index('leads_created_idx').on(t.createdAt),
    index('leads_delete_idx').on(t.deleteAfter),
  ],
);

/** Notes of staff about a lead, and their replies. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    leadId: reference('lead_id', () => leads.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    kind: text('kind').notNull().default('note'),
    staffId: integer('staff_id').references(() => customers.id),
    text: text('text').notNull(),
    at: createdAt(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.number] }),
    check('lead_notes_kind', sql`${t.kind} in ('note', 'reply')`),
  ],
);
