import 'server-only';
import { notFound } from 'next/navigation';
import { dataOf } from '../../api/data-of';
import { readStaff } from '../../platform/auth/require-staff';
import type { AnswerOf, Endpoint } from '../../contract/endpoint';

type DataOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never;

export async function readRecord<E extends Endpoint>(
  call: E,
  id: string,
  page: string,
): Promise<DataOf<E> | null> {
  if (id === 'new') return null;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const answer = await readStaff(call, { page, params: { id } });
  return dataOf<DataOf<E>>(answer);
}
