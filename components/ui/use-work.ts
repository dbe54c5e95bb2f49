import { useState } from 'react';
import { errorMessage } from '@/lib/api/api-error';
import { toastError } from './toast';

interface WorkOptions {
  /** Shows a failure as a toast as well. */
  isToasted?: boolean;
  /** Message of a failure for which the store has none. */
  failedText?: string;
  /** Shows an error at its field; false: it has none, and becomes the `problem`. */
  showAtField?: (error: unknown) => boolean;
}

/** Busy and failed states of what a button does. */
export function useWork({ isToasted = false, failedText, showAtField }: WorkOptions = {}) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (showAtField?.(error)) return;
      const message = errorMessage(error, failedText);
      setProblem(message);
      if (isToasted) toastError(message);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, run };
}
