'use client';

import { useState } from 'react';
import { errorMessage } from '@/lib/api/api-error';
import { toastError } from './toast';

interface WorkOptions {
  /** Shows a failure as a toast as well. */
  isToasted?: boolean;
}

/** Busy and failed states of what a button does. */
export function useWork({ isToasted = false }: WorkOptions = {}) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const message = errorMessage(error);
      setProblem(message);
      if (isToasted) toastError(message);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, run };
}
