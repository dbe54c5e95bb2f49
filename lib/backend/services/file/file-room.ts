import { sql, type SQL } from 'drizzle-orm';
import type { BackendEnv } from '../../env.ts';
import type { FileSender } from './file-sender.ts';

/**
 * Minimum size that a file counts for: ext4 has one inode per 16 KB, so the byte limit also limits
 * the number of files.
 */
export const minChargedBytes = 16 * 1024;

/** Share of the capacity for customers and guests that guests may use. */
const strangersShare = 0.25;

/** Fill level from which staff are warned. */
const nearlyFull = 0.9;

const senderKinds: readonly FileSender['kind'][] = ['staff', 'customer', 'stranger'];

/** Returns the bytes that a file counts for in the limit of its sender. */
export const chargedBytes = (bytes: number): number => Math.max(bytes, minChargedBytes);

/** Returns the maximum bytes of all files of one kind of sender. */
export function capacityOf(
  { uploadBytes: { people, staff } }: Pick<BackendEnv, 'uploadBytes'>,
  kind: FileSender['kind'],
): number {
  if (kind === 'staff') return staff;
  return people * (kind === 'stranger' ? strangersShare : 1 - strangersShare);
}

/** SQL `table where …`: one row for each kind of sender whose capacity is nearly used up. */
export function nearlyFullCapacities(env: BackendEnv): SQL {
  const rooms = senderKinds.map((kind) => sql`(${kind}::text, ${capacityOf(env, kind)}::float8)`);
  return sql`(values ${sql.join(rooms, sql`, `)}) as room (kind, bytes)
    where bytes * ${nearlyFull}::float8 <= (
      select coalesce(sum(greatest(k.bytes, ${minChargedBytes}::int)), 0)::float8
      from kept_files k where k.sender_kind = room.kind)`;
}
