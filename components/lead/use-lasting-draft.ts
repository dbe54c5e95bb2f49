'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '@/lib/features/lead/kept-draft';
import { deviceStore, tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';

export interface LastingDraft {
  /** When what stands in the form was written, where it was before this visit; else null. */
  restoredFrom: number | null;
  /** Empties the form and forgets what was kept. */
  startAnew: () => void;
}

/** What is never kept: a token, the trap for machines, and a consent, which is given each time. */
const neverKept = ['recaptcha', 'reference', 'consent'];

/**
 * Keeps what is typed on this device for a week, so that a long form can be left and gone on with.
 * `key` must be one per form.
 */
export function useLastingDraft<Draft extends FieldValues, Output>(
  { reset, subscribe, getValues }: UseFormReturn<Draft, unknown, Output>,
  key: string,
  empty: Draft,
): LastingDraft {
  const noteKey = `${key}:restored`;
  const restoredFrom = useStoredText(tabStore, noteKey);

  useEffect(() => {
    const store = deviceStore();
    const kept = readDraft(store, key, Date.now());
    if (kept) {
      reset({ ...empty, ...getValues(), ...kept.values }, { keepDefaultValues: true });
    }
    writeStored(tabStore(), noteKey, kept && String(kept.at));
    const write = () =>
      writeDraft(store, key, getValues(), { empty, left: neverKept, now: Date.now() });
    return subscribe({ formState: { values: true }, callback: write });
  }, [key, noteKey, empty, reset, subscribe, getValues]);

  return {
    restoredFrom: restoredFrom === null ? null : Number(restoredFrom),
    startAnew: () => {
      deviceStore().removeItem(key);
      writeStored(tabStore(), noteKey, null);
      reset(empty);
    },
  };
}
