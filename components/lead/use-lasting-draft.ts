'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '@/lib/features/lead/kept-draft';
import { deviceStore, tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';

export interface LastingDraft {
  /** When the restored draft was written; null: nothing was restored. */
  restoredFrom: number | null;
  startAnew: () => void;
}

/** Never stored: the token, the honeypot field and the consent, which must be given each time. */
const neverKept = ['recaptcha', 'reference', 'consent'];

/** Stores the draft on this device for a week. `key` must be unique per form. */
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
