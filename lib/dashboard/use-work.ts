'use client';

import { useState } from 'react';
import { messageOf } from '../api/api-error';

export function useWork() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(work: () => Promise<void>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, run };
}
