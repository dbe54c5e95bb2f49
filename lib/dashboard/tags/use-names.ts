'use client';

import { randomKey } from '../../api/random-key';
import { sendLazily } from '../../api/lazily';
import type { StaffTag, tagCalls } from '../../contract/staff-tag';
import { useStaffList } from '../use-staff-list';

export type NameCalls = typeof tagCalls;

const fullList = { page_size: '100', sort: 'name' };

/** List of names, such as tags, and its changes. Refused changes throw ApiError. */
export function useNames(calls: NameCalls) {
  const list = useStaffList(calls.list, fullList);

  /** Reads the list again after each change, also if it was refused. */
  async function change(sent: Promise<unknown>): Promise<void> {
    try {
      await sent;
    } finally {
      await list.mutate();
    }
  }

  const add = (name: string) =>
    change(sendLazily(calls.create, { body: { name }, idempotencyKey: randomKey() }));
  const rename = ({ id, version }: StaffTag, name: string) =>
    change(sendLazily(calls.change, { params: { id }, body: { name, version } }));
  const remove = ({ id }: StaffTag) => change(sendLazily(calls.remove, { params: { id } }));

  return {
    names: list.data?.data,
    hasFailed: list.error !== undefined && !list.data,
    retry: () => list.mutate(),
    add,
    rename,
    remove,
  };
}
