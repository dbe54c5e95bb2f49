import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { formAttempt } from '../../platform/session/saved-attempt';
import { readLazily, sendLazily } from '../../api/lazily';
import { buildPath, type Call, type ReadCall } from '../../contract/endpoint';

/** The calls of one kind of record (`recordCalls` of the contract). */
export interface RecordCallSet<Input, Shown, New = Input> {
  read: ReadCall<never, { data: Shown }>;
  change: Call<never, Input & { version: number }, { data: Shown }>;
  create?: Call<never, New, { data: Shown }>;
  remove?: Call<never, undefined, unknown>;
}

export interface Versioned {
  id: number;
  version: number;
}

interface RecordOptions<Input, Shown extends Versioned, New> {
  calls: RecordCallSet<Input, Shown, New>;
  /** Initial data; null: a new record. */
  known: Shown | null;
  listPath: string;
  pathOfRecord: (record: Shown) => string;
}

/** Reads and changes one record of the back office. Throws ApiError. */
export function useRecord<Input extends object, Shown extends Versioned, New = Input>(
  options: RecordOptions<Input, Shown, New>,
) {
  const { calls, known, listPath, pathOfRecord } = options;
  const router = useRouter();
  const [record, setRecord] = useState(known);
  /** Version that the next save is based on (optimistic locking). */
  const version = useRef(known?.version ?? 0);
  const [attempt] = useState(() => formAttempt());

  function store(next: Shown): Shown {
    version.current = next.version;
    setRecord(next);
    return next;
  }

  async function change({ id }: Shown, input: Input): Promise<Shown> {
    const body = { ...input, version: version.current };
    return store((await sendLazily(calls.change, { params: { id }, body })).data);
  }

  async function create(input: New): Promise<Shown> {
    if (!calls.create) throw new Error('You can’t create records of this kind');
    const idempotencyKey = attempt.start(JSON.stringify(input), null).key;
    const { data } = await sendLazily(calls.create, { body: input, idempotencyKey });
    router.replace(pathOfRecord(data));
    return data;
  }

  const save = (input: Input & New) => (record ? change(record, input) : create(input));

  async function readAgain(): Promise<Shown> {
    const path = buildPath(calls.read, { id: record?.id ?? 0 });
    return store((await readLazily<{ data: Shown }>(path)).data);
  }

  async function remove(): Promise<void> {
    if (!record || !calls.remove) return;
    await sendLazily(calls.remove, { params: { id: record.id } });
    router.replace(listPath);
  }

  /** Bases unsaved input on a newer version by another user. */
  function follow(newer: number): void {
    version.current = newer;
  }

  return { record, save, change, create, remove, readAgain, follow };
}
