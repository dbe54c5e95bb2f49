import { eq, sql } from 'drizzle-orm';
import { sessions } from '../../db/schema/customer.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

/** Tokens are stored as SHA-256 hashes: a reader of the database cannot log in with them. */
export function hashToken(token: string): string {
  return sha256Hex(token);
}

/** Idle time after which a session of staff ends in live mode. */
const maxIdleSeconds = 12 * 60 * 60;
/** Seconds between two writes of the last use. */
const useStepSeconds = 5 * 60;

interface SessionRow extends Omit<CustomerCaller, 'kind' | 'tokenHash'>, Record<string, unknown> {
  isStaffLogin: boolean;
  idleSeconds: number;
}

// Hot path: every request of a customer runs this statement first.
const sessionOf = namedStatement<SessionRow>(
  'find_session',
  sql`select c.id as "customerId", c.is_staff as "isStaff", c.is_superuser as "isSuperuser",
        c.staff_areas as "areas", s.is_staff_login as "isStaffLogin",
        extract(epoch from ${sql.placeholder('now')}::timestamptz
          - coalesce(s.last_used_at, s.created_at))::float8 as "idleSeconds"
      from sessions s join customers c on c.id = s.customer_id
      where s.token_hash = ${sql.placeholder('tokenHash')}::text
        and s.revoked_at is null and s.expires_at > ${sql.placeholder('now')}::timestamptz
        and c.deactivated_at is null`,
);

/**
 * Returns the customer of a token; undefined if it is unknown, revoked, expired or of a closed
 * account. In live mode also for staff whose session was idle for 12 hours, or was opened without
 * the second step because the account did not belong to staff then.
 */
export async function findSession(
  context: ServiceContext,
  token: string,
): Promise<CustomerCaller | undefined> {
  const { db, env, now } = context;
  const tokenHash = hashToken(token);
  const [row] = await sessionOf(db, { tokenHash, now: now() });
  if (!row) return undefined;
  const { isStaffLogin, idleSeconds, ...customer } = row;
  if (env.mode === 'live' && (customer.isStaff || customer.isSuperuser)) {
    if (idleSeconds > maxIdleSeconds || (env.staffSecondStep && !isStaffLogin)) return undefined;
    if (idleSeconds > useStepSeconds) await noteUse(context, tokenHash);
  }
  return { kind: 'customer', tokenHash, ...customer };
}

/* A database that takes no writes must not keep staff from reading. */
async function noteUse({ db, log, now }: ServiceContext, tokenHash: string): Promise<void> {
  try {
    await db.update(sessions).set({ lastUsedAt: now() }).where(eq(sessions.tokenHash, tokenHash));
  } catch (error) {
    log.warn({ err: error }, 'the use of a session could not be noted');
  }
}
