import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { personalReadMs } from '../../api/silent-calls';
import type { AnswerOf, Endpoint, QueryOf } from '../../contract/endpoint';
import { mayEnter, type StaffPermission } from '../../contract/staff-area';
import { getStaffMe, type StaffPerson } from '../../contract/staff-me';
import { readOwn } from './read-own';

interface StaffOptions<E extends Endpoint> {
  /** The page that asks: where a guest comes back to after logging in. */
  page: string;
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  /** Milliseconds that the answer may take. */
  limitMs?: number;
}

/** Milliseconds: reports over all orders take longer than anything that customers read. */
const reportLimitMs = 10_000;

/**
 * Reads a call of the back office for one of its pages. Guests are sent to the login page; for those who
 * may not, and where there is nothing, there is no such page. Throws ApiError for everything else.
 */
export async function readStaff<E extends Endpoint>(
  call: E,
  options: StaffOptions<E>,
): Promise<AnswerOf<E>> {
  try {
    return await readOwn(call, { limitMs: reportLimitMs, ...options });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) notFound();
    throw error;
  }
}

/** Who of the staff asks; read once a request. */
const readMe = cache(
  async (page: string) => (await readStaff(getStaffMe, { page, limitMs: personalReadMs })).data,
);

/** The lock of a page of the back office: who may not enter finds no such page. */
export async function requireStaff(page: string, door: StaffPermission): Promise<StaffPerson> {
  const person = await readMe(page);
  const { is_staff: isStaff, is_superuser: isSuperuser, areas } = person;
  if (!mayEnter({ isStaff, isSuperuser, areas }, door)) notFound();
  return person;
}
