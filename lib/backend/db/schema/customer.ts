import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant, reference, serialId, updatedAt } from './columns.ts';
import { customerSearchText, foldedSearchText } from './search-texts.ts';

export const customers = pgTable(
  'customers',
  {
    id: serialId(),
    /** Null if the account lost it because it was never verified: see `unconfirmedEmail`. */
    email: text('email'),
    emailVerifiedAt: instant('email_verified_at'),
    /**
     * Given at sign-up but not verified: no login and no mail until the confirmation link is used.
     */
    unconfirmedEmail: text('unconfirmed_email'),
    /** Null if the real owner of the number took it away from this account. */
    mobile: text('mobile'),
    mobileVerifiedAt: instant('mobile_verified_at'),
    /** SHA-256 of the visitor id of the sign-up request. */
    signUpVisitorHash: text('sign_up_visitor_hash'),
    /**
     * Set when the first session of the account is deleted by the clean-up; until then the sessions
     * show it.
     */
    hasLoggedIn: boolean('has_logged_in').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    profilePicture: text('profile_picture'),
    isStaff: boolean('is_staff').notNull().default(false),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    /** Areas of the back office that a staff member may use; a superuser may use all. */
    staffAreas: text('staff_areas').array().notNull().default([]),
    wantsNews: boolean('wants_news').notNull().default(false),
    deactivatedAt: instant('deactivated_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /**
     * Search text of the back office; a stored generated column, because a search reads many rows.
     */
    searchText: text('search_text').generatedAlwaysAs(customerSearchText),
  },
  (t) => [
    uniqueIndex('customers_email_key').on(t.email),
    uniqueIndex('customers_mobile_key').on(t.mobile),
    check('customers_email_lower', sql`${t.email} = lower(${t.email})`),
    check(
      'customers_mobile_form',
      sql`${t.mobile} ~ '^\\+91[6-9][0-9]{9}$' or ${t.deactivatedAt} is not null`,
    ),
    // Covering index: contains the sort columns and the filter columns of the customer list
    // (index-only scan).
    index('customers_name_idx').on(
      t.lastName,
      t.firstName,
      t.id,
      t.deactivatedAt,
      t.isStaff,
      t.isSuperuser,
      t.searchText,
    ),
    index('customers_created_idx').on(t.createdAt, t.id, t.deactivatedAt, t.isStaff, t.isSuperuser),
    index('customers_folded_idx').using('gin', sql`(${foldedSearchText}) gin_trgm_ops`),
    index('customers_closed_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.deactivatedAt} is not null`),
    index('customers_staff_idx')
      .on(t.id)
      .where(sql`${t.isStaff} or ${t.isSuperuser}`),
  ],
);

/** The customer whom a row belongs to, and with whom it is deleted. */
export const ofCustomer = () =>
  reference('customer_id', () => customers.id, { onDelete: 'cascade' });
export type CustomerRow = typeof customers.$inferSelect;

/** Notes about a customer, visible to staff only. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: serialId(),
    customerId: ofCustomer(),
    staffId: integer('staff_id').references(() => customers.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: createdAt(),
    editedAt: instant('edited_at'),
  },
  (t) => [index('customer_notes_customer_idx').on(t.customerId, t.id)],
);

/** Login sessions. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: ofCustomer(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Written every few minutes for staff, whose sessions end when they are idle. */
    lastUsedAt: instant('last_used_at'),
    /** Opened when the account belonged to staff, with the second step if one was needed. */
    isStaffLogin: boolean('is_staff_login').notNull().default(false),
    /** When the person last entered the password or an OTP again. */
    provedAt: instant('proved_at'),
  },
  (t) => [
    index('sessions_customer_idx').on(t.customerId),
    index('sessions_expires_idx').on(t.expiresAt),
    index('sessions_revoked_idx')
      .on(t.revokedAt)
      .where(sql`${t.revokedAt} is not null`),
  ],
);

/** The second step that staff have chosen for their login; without a row the usual one. */
export const secondSteps = pgTable('second_steps', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Null while an authenticator app is set up for the first time. */
  method: text('method', { enum: ['email', 'sms', 'app'] }),
  /** Key of the authenticator app; counts only where `method` is `app`. */
  encryptedSecret: bytea('encrypted_secret'),
  /** Number of the 30 seconds whose code was used last (replay protection). */
  lastStep: integer('last_step').notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});

/** One-time passwords; a number has at most one valid code. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    id: serialId(),
    mobile: text('mobile').notNull(),
    purpose: text('purpose').notNull().default('login'),
    /** Account that requested the code, if the code is valid for that account only. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Rate limit allowance that the code was sent under. */
    share: text('share').notNull().default('plain'),
    codeHash: text('code_hash').notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    /**
     * Wrong tries from devices that had not logged in to the account before; part of `wrongTries`.
     */
    strangerTries: smallint('stranger_tries').notNull().default(0),
    /** Ten digits instead of six; wrong tries do not end it. */
    isLong: boolean('is_long').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    check('otp_codes_tries', sql`${t.wrongTries} between 0 and 5`),
    check('otp_codes_share', sql`${t.share} in ('plain', 'captcha', 'device')`),
    check(
      'otp_codes_purpose',
      sql`${t.purpose} in ('login', 'change_mobile', 'reset_password', 'second_step', 'prove_owner')`,
    ),
    index('otp_codes_created_idx').on(t.createdAt),
    index('otp_codes_mobile_idx').on(t.mobile, t.createdAt),
  ],
);

/** Contacts that an account had before a change, which the mailed or texted code brings back. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: ofCustomer(),
    email: text('email'),
    emailVerifiedAt: instant('email_verified_at'),
    mobile: text('mobile'),
    mobileVerifiedAt: instant('mobile_verified_at'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('contact_changes_customer_idx').on(t.customerId)],
);

/** Mailed login codes; several codes of one account may be valid at the same time. */
export const loginLinks = pgTable(
  'login_links',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: ofCustomer(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('login_links_customer_idx').on(t.customerId, t.createdAt)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: ofCustomer(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('password_resets_customer_idx').on(t.customerId),
    index('password_resets_expires_idx').on(t.expiresAt),
  ],
);
