'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
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
  /** As the page was made; null for one that is yet to be written. */
  known: Shown | null;
  /** Where the list of its kind is, … */
  listPath: string;
  /** … and one of them. */
  pathOfRecord: (record: Shown) => string;
}

/** One record of the back office: what the store holds of it, and how to change that. Throws ApiError. */
export function useRecord<Shown extends Versioned>(options: RecordOptions<Shown>) {
  const { calls, known, listPath, pathOfRecord } = options;
  const router = useRouter();
  const [record, setRecord] = useState(known);
  /** The version that one's own words are to follow. */
  const version = useRef(known?.version ?? 0);
  const attempt = useRef({ words: '', key: '' });

  function hold(next: Shown): Shown {
    version.current = next.version;
    setRecord(next);
    return next;
  }

  /** Saves an input: a new record moves to its own address. */
  async function save(input: object): Promise<Shown> {
    const { send } = await import('../../api/browser');
    if (record) {
      const body = { ...input, version: version.current };
      const answer = await send(calls.change, { params: { id: record.id }, body: body as never });
      return hold((answer as unknown as { data: Shown }).data);
    }
    if (!calls.create) throw new Error('Nothing new is written here');
    const words = JSON.stringify(input);
    // Sent once more after a break of the line, the same words are written once.
    if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    const sent = { body: input as never, idempotencyKey: attempt.current.key };
    const answer = await send(calls.create, sent);
    const { data } = answer as unknown as { data: Shown };
    router.replace(pathOfRecord(data));
    return data;
  }

  /** Reads what stands now. */
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

  /** Lets one's own words follow a version that somebody else has written. */
  function follow(newer: number): void {
    version.current = newer;
  }

  return { record, save, remove, readAgain, follow };
}
