import 'server-only';
import { notFound } from 'next/navigation';
import { readStaff } from '../../platform/auth/require-staff';
import { isId } from '../../contract/is-id';
import type { ReadCall } from '../../contract/endpoint';

export async function readRecord<Data>(
  call: ReadCall<never, { data: Data }>,
  id: string,
  page: string,
): Promise<Data | null> {
  if (id === 'new') return null;
  if (!isId(id)) notFound();
  return (await readStaff(call, { page, params: { id } })).data;
}
