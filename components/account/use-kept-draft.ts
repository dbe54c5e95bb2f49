'use client';

import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '@/lib/platform/session/safe-storage';

/** Whether this page stands again after a reload, or after the browser came back to it. */
function isBackAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : undefined;
  return type === 'reload' || type === 'back_forward';
}

/** The tick of a captcha is no word of a person's, and is given anew. */
const withoutToken = (name: string, value: unknown) => (name === 'recaptcha' ? undefined : value);

/**
 * Keeps what is typed in this tab, so that a reload loses nothing; leaving the form forgets it.
 * Nothing is kept while `key` is null. The key names the person too: a draft is nobody else's.
 */
export function useKeptDraft<Draft extends FieldValues, Output>(
  { reset, subscribe, getValues, formState }: UseFormReturn<Draft, unknown, Output>,
  key: string | null,
): void {
  const { defaultValues } = formState;
  useEffect(() => {
    if (key === null) return;
    const store = tabStore();
    const write = () => store.setItem(key, JSON.stringify(getValues(), withoutToken));
    const isTouched = () => JSON.stringify(getValues()) !== JSON.stringify(defaultValues);
    const kept = store.getItem(key);
    if (kept && isBackAgain() && !isTouched()) {
      reset({ ...getValues(), ...(JSON.parse(kept) as Draft) }, { keepDefaultValues: true });
    }
    if (isTouched()) write();
    const stop = subscribe({ formState: { values: true }, callback: write });
    return () => {
      stop();
      store.removeItem(key);
    };
  }, [key, reset, subscribe, getValues, defaultValues]);
}
