'use client';

import { randomKey } from '../../api/random-key';
import type { StaffTag, tagCalls } from '../../contract/staff-tag';
import { useStaffList } from '../use-staff-list';

type Send = typeof import('../../api/browser').send;

export type NameCalls = typeof tagCalls;

const wholeList = { page_size: '100', sort: 'name' };

/** List of names, such as tags, and its changes. Refused changes throw ApiError. */
export function useNames(calls: NameCalls) {
  const list = useStaffList(calls.list, wholeList);

  /** Reads the list again after each change, also if it was refused. */
  async function change(work: (send: Send) => Promise<unknown>): Promise<void> {
    const { send } = await import('../../api/browser');
    try {
      await work(send);
    } finally {
      await list.mutate();
    }
  }

  const add = (name: string) =>
    change((send) => send(calls.create, { body: { name }, idempotencyKey: randomKey() }));
  const rename = ({ id, version }: StaffTag, name: string) =>
    change((send) => send(calls.change, { params: { id }, body: { name, version } }));
  const remove = ({ id }: StaffTag) => change((send) => send(calls.remove, { params: { id } }));

  return {
    names: list.data?.data,
    hasFailed: list.error !== undefined && !list.data,
    retry: () => list.mutate(),
    add,
    rename,
    remove,
  };
}
