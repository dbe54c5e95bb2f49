import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { keptFiles } from '../../db/schema/file.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { StoreError, tooOften } from '../../errors.ts';
import type { FileSender } from './file-sender.ts';
import { chargedBytes, minChargedBytes, capacityOf } from './file-room.ts';

const megabyte = 1024 * 1024;
const daySeconds = 24 * 60 * 60;

/** Upload limits of one account, or of one network without an account, in 24 hours. */
export const dailyLimits = { files: 60, bytes: 60 * megabyte };
/** Maximum stored files of one customer account. */
export const accountLimits = { files: 600, bytes: 200 * megabyte };

/** First key of the advisory lock; the second is the kind of sender. */
const lockKey = 33_490_251;
const lockOf: Record<FileSender['kind'], number> = { staff: 1, customer: 2, stranger: 3 };

const accountIsFull = 'Your account has no space for more files';
const storeIsFull: Record<FileSender['kind'], string> = {
  staff: 'Storage for uploaded files is full (STAFF_UPLOADS_MB)',
  customer: 'We can’t save files right now. Try again later.',
  stranger: 'We can’t save files right now. Try again later.',
};

/**
 * Records a file before it is stored. 429 above the daily limit of a customer or network, 413 above
 * the limit of an account, 503 if all files of that kind of sender reached their limit. An advisory
 * lock per kind serialises reservations, so that parallel uploads cannot exceed a limit.
 */
export async function reserveCapacity(
  context: ServiceContext,
  sender: FileSender,
  { name, bytes }: { name: string; bytes: number },
): Promise<void> {
  const charge = chargedBytes(bytes);
  await withinTransaction(context, async (within, tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey}, ${lockOf[sender.kind]})`);
    if (sender.kind !== 'staff') await refusePastOwnLimits(within, sender, charge);
    await refuseWhereFull(within, sender, charge);
    await tx.insert(keptFiles).values({
      name,
      senderKind: sender.kind,
      customerId: sender.kind === 'stranger' ? null : sender.customerId,
      address: sender.kind === 'stranger' ? sender.address : null,
      bytes,
      createdAt: context.now(),
    });
  });
}

interface StorageUsage extends Record<string, unknown> {
  files: number;
  bytes: number;
  filesOfDay: number;
  bytesOfDay: number;
}

async function refusePastOwnLimits(
  context: ServiceContext,
  sender: Exclude<FileSender, { kind: 'staff' }>,
  charge: number,
): Promise<void> {
  if (sender.kind === 'stranger' && sender.address === null) return;
  const own =
    sender.kind === 'customer'
      ? sql`customer_id = ${sender.customerId} and sender_kind = 'customer'`
      : sql`address = ${sender.address}`;
  const { files, bytes, filesOfDay, bytesOfDay } = await sumsOf(context, own);
  if (filesOfDay >= dailyLimits.files || bytesOfDay + charge > dailyLimits.bytes) {
    throw tooOften('Too many files were sent today. Try again tomorrow.', daySeconds);
  }
  if (sender.kind === 'stranger') return;
  if (files >= accountLimits.files || bytes + charge > accountLimits.bytes) {
    throw new StoreError(413, accountIsFull);
  }
}

async function sumsOf({ db, now }: ServiceContext, condition: SQL): Promise<StorageUsage> {
  const dayAgo = new Date(now().getTime() - daySeconds * 1000).toISOString();
  const isOfDay = sql`filter (where created_at > ${dayAgo}::timestamptz)`;
  const charge = sql`greatest(bytes, ${minChargedBytes}::int)`;
  const { rows } = await db.execute<StorageUsage>(sql`
    select count(*)::int as files, coalesce(sum(${charge}), 0)::float8 as bytes,
           count(*) ${isOfDay}::int as "filesOfDay",
           coalesce(sum(${charge}) ${isOfDay}, 0)::float8 as "bytesOfDay"
    from kept_files where ${condition}`);
  return rows[0] ?? { files: 0, bytes: 0, filesOfDay: 0, bytesOfDay: 0 };
}

async function refuseWhereFull(
  context: ServiceContext,
  { kind }: FileSender,
  charge: number,
): Promise<void> {
  const { bytes } = await sumsOf(context, sql`sender_kind = ${kind}`);
  const room = capacityOf(context.env, kind);
  if (bytes + charge <= room) return;
  context.log.error({ kind, bytes, room }, 'the room for files is used up');
  throw new StoreError(503, storeIsFull[kind]);
}
