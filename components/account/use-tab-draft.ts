import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tabStore } from '@/lib/platform/session/safe-storage';

/** Detects a reload or a back/forward navigation. */
function isBackAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : undefined;
  return type === 'reload' || type === 'back_forward';
}

/** Captcha tokens are not restored. */
const withoutToken = (name: string, value: unknown) => (name === 'recaptcha' ? undefined : value);

/**
 * Saves the form draft in sessionStorage, so that it survives a reload; leaving the form deletes
 * it. Stores nothing while `key` is null. `key` must contain the user, because another user must
 * not get the draft. `onRead` is called when the draft, if there was one, has been restored.
 */
export function useTabDraft<Draft extends FieldValues, Output>(
  { reset, subscribe, getValues, formState }: UseFormReturn<Draft, unknown, Output>,
  key: string | null,
  onRead?: () => void,
): void {
  const tellRead = useEffectEvent(() => onRead?.());
  const { defaultValues } = formState;
  useEffect(() => {
    if (key === null) return;
    const store = tabStore();
    const write = () => store.setItem(key, JSON.stringify(getValues(), withoutToken));
    const isTouched = () => JSON.stringify(getValues()) !== JSON.stringify(defaultValues);
    const savedText = store.getItem(key);
    if (savedText && isBackAgain() && !isTouched()) {
      reset({ ...getValues(), ...(JSON.parse(savedText) as Draft) }, { keepDefaultValues: true });
    }
    tellRead();
    if (isTouched()) write();
    const stop = subscribe({ formState: { values: true }, callback: write });
    return () => {
      stop();
      store.removeItem(key);
    };
  }, [key, reset, subscribe, getValues, defaultValues]);
}
