'use client';

import useSWR from 'swr';
import { dataOf } from '../../api/data-of';
import { readLazily } from '../../api/lazily';
import { pathOf, type BodyOf, type Endpoint } from '../../contract/endpoint';

/** Calls a change that returns the changed record; `params` besides its id. Throws ApiError. */
export type Work = <Call extends Endpoint>(
  call: Call,
  body?: BodyOf<Call>,
  idempotencyKey?: string,
  params?: Record<string, number>,
) => Promise<void>;

/**
 * Live state of one record, starting with `known`; changes are shown at once. Every call given to
 * `work` must return the record as `data`.
 */
export function useShown<Thing extends { id: number }>(read: Endpoint, known: Thing) {
  const { id } = known;
  const { data, mutate } = useSWR<{ data: Thing }>(pathOf(read, { id }), readLazily, {
    fallbackData: { data: known },
    revalidateOnFocus: true,
  });

  const show = async (thing: Thing) => {
    await mutate({ data: thing }, { revalidate: false });
  };

  const work: Work = async (call, body, idempotencyKey, params) => {
    const { send } = await import('../../api/browser');
    const answer = await send(call, {
      params: { ...params, id },
      ...(body !== undefined && { body }),
      ...(idempotencyKey && { idempotencyKey }),
    });
    await show(dataOf<Thing>(answer));
  };

  return { shown: data?.data ?? known, work, show };
}
