import { sql, type SQL } from 'drizzle-orm';
import type { BackendEnv } from '../../env.ts';
import type { FileSender } from './file-sender.ts';

/** A small file counts as much: ext4 has one inode for 16 KB, so a limit in bytes limits files too. */
export const leastCharge = 16 * 1024;

/** Of the room for files of people, what those without an account may take. */
const strangersShare = 0.25;

/** From this part on staff are told that the room is nearly used up. */
const nearlyFull = 0.9;

export const senderKinds: readonly FileSender['kind'][] = ['staff', 'customer', 'stranger'];

/** The bytes that a file counts for. */
export const chargedBytes = (bytes: number): number => Math.max(bytes, leastCharge);

/** The bytes that all files of one kind of sender may take. */
export function capacityOf(
  { uploadBytes: { people, staff } }: Pick<BackendEnv, 'uploadBytes'>,
  kind: FileSender['kind'],
): number {
  if (kind === 'staff') return staff;
  return people * (kind === 'stranger' ? strangersShare : 1 - strangersShare);
}

/** `table where …`: one row for each kind of sender whose room is nearly used up. */
export function nearlyFullCapacities(env: BackendEnv): SQL {
  const rooms = senderKinds.map((kind) => sql`(${kind}::text, ${capacityOf(env, kind)}::float8)`);
  return sql`(values ${sql.join(rooms, sql`, `)}) as room (kind, bytes)
    where bytes * ${nearlyFull}::float8 <= (
      select coalesce(sum(greatest(k.bytes, ${leastCharge}::int)), 0)::float8
      from kept_files k where k.sender_kind = room.kind)`;
}
