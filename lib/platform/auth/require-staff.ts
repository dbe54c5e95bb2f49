import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { personalReadMs } from '../../api/silent-calls';
import type { ReadCall } from '../../contract/endpoint';
import { isId } from '../../contract/is-id';
import { mayEnter, type StaffPermission } from '../../contract/staff-area';
import { getStaffMe, type StaffPerson } from '../../contract/staff-me';
import { readOwn } from './read-own';

interface StaffOptions<Query> {
  /** Current page, to return to after login. */
  page: string;
  params?: Record<string, string | number>;
  query?: Partial<Query>;
  /** Timeout in milliseconds. */
  limitMs?: number;
}

/** Milliseconds: reports read all orders and take longer than customer calls. */
const reportLimitMs = 10_000;

/**
 * Reads a back office call for a page. Redirects guests to the login page; answers 404 without
 * permission or if there is no record. Throws ApiError for all other errors.
 */
export async function readStaff<Query, Answer>(
  call: ReadCall<Query, Answer>,
  options: StaffOptions<NoInfer<Query>>,
): Promise<Answer> {
  try {
    return await readOwn(call, { limitMs: reportLimitMs, ...options });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) notFound();
    throw error;
  }
}

/** Current staff account; read once per request. */
const readMe = cache(
  async (page: string) => (await readStaff(getStaffMe, { page, limitMs: personalReadMs })).data,
);

/** Returns the staff account; answers 404 without the permission. */
export async function requireStaff(
  page: string,
  permission: StaffPermission,
): Promise<StaffPerson> {
  const person = await readMe(page);
  if (!hasPermission(person, permission)) notFound();
  return person;
}

export function hasPermission(
  { is_staff: isStaff, is_superuser: isSuperuser, areas }: StaffPerson,
  permission: StaffPermission,
): boolean {
  return mayEnter({ isStaff, isSuperuser, areas }, permission);
}

/** Reads the record of a back office page; answers 404 also for a malformed id. */
export async function readStaffRecord<Data>(
  call: ReadCall<never, { data: Data }>,
  { id, page }: { id: string; page: string },
  permission: StaffPermission,
): Promise<{ data: Data; me: StaffPerson }> {
  if (!isId(id)) notFound();
  const me = await requireStaff(page, permission);
  const { data } = await readStaff(call, { page, params: { id } });
  return { data, me };
}
