import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '@/lib/features/lead/saved-draft';
import { deviceStore, tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText, writeStored } from '@/lib/platform/session/stored-text';

export interface LastingDraft {
  /** When the restored draft was written; null: nothing was restored. */
  restoredFrom: number | null;
  startOver: () => void;
}

/** Never stored: the token, the honeypot field and the consent, which must be given each time. */
const neverSaved = ['recaptcha', 'reference', 'consent'];

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
    const savedDraft = readDraft(store, key, Date.now());
    if (savedDraft) {
      reset({ ...empty, ...getValues(), ...savedDraft.values }, { keepDefaultValues: true });
    }
    writeStored(tabStore(), noteKey, savedDraft && String(savedDraft.at));
    const write = () =>
      writeDraft(store, key, getValues(), { empty, left: neverSaved, now: Date.now() });
    return subscribe({ formState: { values: true }, callback: write });
  }, [key, noteKey, empty, reset, subscribe, getValues]);

  return {
    restoredFrom: restoredFrom === null ? null : Number(restoredFrom),
    startOver: () => {
      deviceStore().removeItem(key);
      writeStored(tabStore(), noteKey, null);
      reset(empty);
    },
  };
}
