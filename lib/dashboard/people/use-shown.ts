'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { pathOf, type BodyOf, type Endpoint } from '../../contract/endpoint';

/** Makes a call that changes the thing shown and answers it as it is then; `params` beside its id. Throws ApiError. */
export type Work = <Call extends Endpoint>(
  call: Call,
  body?: BodyOf<Call>,
  idempotencyKey?: string,
  params?: Record<string, number>,
) => Promise<void>;

/**
 * One thing as it stands now, from what the page brought on; what is done to it shows at once. Every
 * call given to `work` is about that thing and answers it as `data`.
 */
export function useShown<Thing extends { id: number }>(read: Endpoint, known: Thing) {
  const { id } = known;
  const { data, mutate } = useSWR<{ data: Thing }>(pathOf(read, { id }), readLazily, {
    fallbackData: { data: known },
    revalidateOnFocus: true,
  });

  /** Shows it as a call has answered it. */
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
    await show((answer as unknown as { data: Thing }).data);
  };

  return { shown: data?.data ?? known, work, show };
}
