import { eq, sql } from 'drizzle-orm';
import type { SecondStep, StaffSecurity } from '../../../contract/staff-security.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers, secondSteps, sessions, type CustomerRow } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { encrypt } from '../../encryption/encrypt.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { Limit, RateLimits } from '../../http/rate-limit.ts';
import { hasSender } from '../../providers/connect.ts';
import type { SecondStepChange } from '../messages/message-kinds.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { writeAudit } from '../staff/write-audit.ts';
import {
  authenticatorUri,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  useAuthenticator,
} from './authenticator.ts';
import { closeAllSessions } from './close-session.ts';
import { readSecondStep, tellOfSecondStep } from './second-step.ts';

const wrongCodes: Limit = {
  name: 'authenticator-set-up',
  points: 20,
  seconds: 60 * 60,
  message: 'Too many wrong codes. Try again later.',
};

type DirectStep = Exclude<SecondStep, 'app'>;

/** Returns how the caller logs in, and what else can be chosen. */
export async function readSecurity(
  context: ServiceContext,
  { customerId }: CustomerCaller,
): Promise<StaffSecurity> {
  const { db } = context;
  const account = await readAccount(context, customerId);
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.customerId, customerId));
  return {
    second_step: (await readSecondStep(context, account)) ?? 'none',
    choices: listChoices(context, account),
    recovery_codes_left: row?.recoveryHashes.length ?? 0,
  };
}

function listChoices({ env }: ServiceContext, account: CustomerRow): DirectStep[] {
  const { email, mobile, mobileVerifiedAt } = account;
  return [
    ...(email && hasSender(env, 'mail') ? (['email'] as const) : []),
    ...(mobile && mobileVerifiedAt && hasSender(env, 'sms') ? (['sms'] as const) : []),
    ...(env.staffSecondStep ? [] : (['none'] as const)),
  ];
}

/** Changes the second step and forgets the authenticator app. 400 if it cannot be chosen. */
export async function chooseSecondStep(
  context: ServiceContext,
  caller: CustomerCaller,
  step: DirectStep,
): Promise<StaffSecurity> {
  return change(context, caller, 'changed', async (within, account) => {
    if (!listChoices(within, account).includes(step)) {
      throw invalid({ second_step: ['This method is not available'] });
    }
    await forgetSecondStep(within, account.id);
    if (step !== 'none') {
      await within.db.insert(secondSteps).values({ customerId: account.id, method: step });
    }
  });
}

/**
 * Makes a key for an authenticator app; it counts once `confirmAuthenticator` has had a code of it.
 * 409 while another app is in use.
 */
export async function startAuthenticator(
  context: ServiceContext,
  { customerId }: CustomerCaller,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const encryptedSecret = encrypt(context.env.dataKeys, 'authenticator', customerId, secret);
  const [row] = await context.db
    .insert(secondSteps)
    .values({ customerId, encryptedSecret })
    .onConflictDoUpdate({
      target: secondSteps.customerId,
      set: { encryptedSecret, lastStep: 0 },
      setWhere: sql`${secondSteps.method} is distinct from 'app'`,
    })
    .returning({ customerId: secondSteps.customerId });
  if (!row) throw conflict('You already log in with an authenticator app. Turn it off first.');
  const { email } = await readAccount(context, customerId);
  const { name } = await readShop(context);
  return { secret, uri: authenticatorUri(secret, email ?? '', name) };
}

/**
 * Makes the authenticator app the second factor of the caller, and ends all other sessions. Returns
 * the recovery codes. 400 at `otp`, 409 without a key, 429 after twenty wrong codes in an hour.
 */
export async function confirmAuthenticator(
  context: ServiceContext,
  limits: RateLimits,
  caller: CustomerCaller,
  code: string,
): Promise<{ data: StaffSecurity; recovery_codes: string[] }> {
  const { customerId, tokenHash } = caller;
  await limits.byKey(wrongCodes, String(customerId));
  const codes = newRecoveryCodes();
  const data = await change(context, caller, 'app_on', async (within) => {
    const [row] = await within.db
      .select()
      .from(secondSteps)
      .where(eq(secondSteps.customerId, customerId))
      .for('update');
    if (!row?.encryptedSecret || row.method === 'app') {
      throw conflict('Set up the authenticator app first.');
    }
    if ((await useAuthenticator(within, customerId, code)) !== 'right') {
      throw invalid({ otp: ['Wrong code. Check that your phone shows the right time.'] });
    }
    await storeCodes(within, customerId, codes);
    await closeAllSessions(within, customerId);
    await within.db
      .update(sessions)
      .set({ revokedAt: null })
      .where(eq(sessions.tokenHash, tokenHash));
  });
  return { data, recovery_codes: codes };
}

/** Returns ten new recovery codes; the earlier ones end. 409 without an authenticator app. */
export async function renewRecoveryCodes(
  context: ServiceContext,
  caller: CustomerCaller,
): Promise<{ data: StaffSecurity; recovery_codes: string[] }> {
  const codes = newRecoveryCodes();
  const data = await change(context, caller, 'codes_renewed', async (within, account) => {
    if ((await readSecondStep(within, account)) !== 'app') {
      throw conflict('Recovery codes need an authenticator app. Set one up first.');
    }
    await storeCodes(within, account.id, codes);
  });
  return { data, recovery_codes: codes };
}

/** Resets a colleague's second step to the default. 404 if no staff member has this id. */
export async function resetSecondStep(
  context: ServiceContext,
  caller: CustomerCaller,
  customerId: number,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const account = await readAccount(within, customerId, 'Colleague');
    if (!account.isStaff && !account.isSuperuser) throw notFound('Colleague');
    const before = await readSecondStep(within, account);
    await forgetSecondStep(within, customerId);
    await writeAudit(within, caller, 'second-step.reset', `customer:${customerId}`, {
      before: { secondStep: before ?? 'none' },
    });
    await tellOfSecondStep(within, account, 'reset');
  });
}

/** Deletes the chosen second step, with the authenticator app and its recovery codes. */
export async function forgetSecondStep(
  { db }: Pick<ServiceContext, 'db'>,
  customerId: number,
): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.customerId, customerId));
}

async function storeCodes({ db, env }: ServiceContext, customerId: number, codes: string[]) {
  await db
    .update(secondSteps)
    .set({
      method: 'app',
      recoveryHashes: codes.map((code) => hashRecoveryCode(env.visitorSecret, customerId, code)),
    })
    .where(eq(secondSteps.customerId, customerId));
}

/* Writes the audit entry and the mail of any change. */
async function change(
  context: ServiceContext,
  caller: CustomerCaller,
  what: SecondStepChange,
  work: (within: ServiceContext, account: CustomerRow) => Promise<void>,
): Promise<StaffSecurity> {
  return withinTransaction(context, async (within) => {
    const account = await readAccount(within, caller.customerId);
    await work(within, account);
    const data = await readSecurity(within, caller);
    await writeAudit(within, caller, 'second-step.change', `customer:${account.id}`, {
      after: { what, secondStep: data.second_step },
    });
    await tellOfSecondStep(within, account, what);
    return data;
  });
}

async function readAccount({ db }: ServiceContext, id: number, name = 'Account') {
  const [account] = await db.select().from(customers).where(eq(customers.id, id));
  if (!account) throw notFound(name);
  return account;
}
