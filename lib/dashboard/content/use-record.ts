'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { attemptKey } from '../../api/attempt-key';
import { dataOf } from '../../api/data-of';
import type { Endpoint } from '../../contract/endpoint';
import { pathOf } from '../../contract/endpoint';

/** The calls of one kind of record (`recordCalls` of the contract). */
export interface RecordCallSet {
  read: Endpoint;
  change: Endpoint;
  create?: Endpoint;
  remove?: Endpoint;
}

export interface Versioned {
  id: number;
  version: number;
}

interface RecordOptions<Shown extends Versioned> {
  calls: RecordCallSet;
  /** Initial data; null: a new record. */
  known: Shown | null;
  listPath: string;
  pathOfRecord: (record: Shown) => string;
}

/** Reads and changes one record of the back office. Throws ApiError. */
export function useRecord<Shown extends Versioned>(options: RecordOptions<Shown>) {
  const { calls, known, listPath, pathOfRecord } = options;
  const router = useRouter();
  const [record, setRecord] = useState(known);
  /** Version that the next save is based on (optimistic locking). */
  const version = useRef(known?.version ?? 0);
  const [attempt] = useState(() => attemptKey());

  function hold(next: Shown): Shown {
    version.current = next.version;
    setRecord(next);
    return next;
  }

  async function save(input: object): Promise<Shown> {
    const { send } = await import('../../api/browser');
    if (record) {
      const body = { ...input, version: version.current };
      const answer = await send(calls.change, { params: { id: record.id }, body: body as never });
      return hold(dataOf<Shown>(answer));
    }
    if (!calls.create) throw new Error('Nothing new is written here');
    const idempotencyKey = attempt.keyFor(JSON.stringify(input));
    const sent = { body: input as never, idempotencyKey };
    const answer = await send(calls.create, sent);
    const data = dataOf<Shown>(answer);
    router.replace(pathOfRecord(data));
    return data;
  }

  async function readAgain(): Promise<Shown> {
    const { readPath } = await import('../../api/browser');
    const path = pathOf(calls.read, { id: record?.id ?? 0 });
    return hold((await readPath<{ data: Shown }>(path)).data);
  }

  async function remove(): Promise<void> {
    if (!record || !calls.remove) return;
    const { send } = await import('../../api/browser');
    await send(calls.remove, { params: { id: record.id } });
    router.replace(listPath);
  }

  /** Bases unsaved input on a newer version by another user. */
  function follow(newer: number): void {
    version.current = newer;
  }

  return { record, save, remove, readAgain, follow };
}
