'use client';

import useSWR from 'swr';
import { readLazily, sendLazily } from '../../api/lazily';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import {
  applyProductImport,
  getProductImport,
  type ProductImport,
} from '../../contract/staff-import';

const pollMs = 500;

const isWorking = ({ status }: ProductImport) => status === 'checking' || status === 'applying';

/** Polls an import twice a second while it is in progress. */
export function useImport(known: ProductImport) {
  const path = buildPath(getProductImport, { id: known.id });
  const { data, error, mutate } = useSWR<AnswerOf<typeof getProductImport>>(path, readLazily, {
    fallbackData: { status: true, data: known },
    refreshInterval: (latest) => (isWorking(latest?.data ?? known) ? pollMs : 0),
    refreshWhenHidden: true,
    dedupingInterval: pollMs / 2,
  });
  const current = data?.data ?? known;

  /** Applies the checked list, without lines with errors. Throws ApiError. */
  async function apply(): Promise<void> {
    const answer = await sendLazily(applyProductImport, {
      params: { id: known.id },
      body: { skip_faulty: current.can_apply_good },
    });
    await mutate(answer, { revalidate: true });
  }

  return { current, isWorking: isWorking(current), isLost: error !== undefined, apply };
}
