import useSWR from 'swr';
import { readLazily, sendLazily } from '../../api/lazily';
import { buildPath, type Call, type Endpoint } from '../../contract/endpoint';

/** Calls a change that returns the changed record; `params` besides its id. Throws ApiError. */
export type Work<Thing> = <Body>(
  call: Call<never, Body, { data: Thing }>,
  body?: NoInfer<Body>,
  idempotencyKey?: string,
  params?: Record<string, number>,
) => Promise<void>;

/** Live state of one record, initially `known`; changes are shown immediately. */
export function useShown<Thing extends { id: number }>(read: Endpoint, known: Thing) {
  const { id } = known;
  const { data, mutate } = useSWR<{ data: Thing }>(buildPath(read, { id }), readLazily, {
    fallbackData: { data: known },
    revalidateOnFocus: true,
  });

  const show = async (thing: Thing) => {
    await mutate({ data: thing }, { revalidate: false });
  };

  const work: Work<Thing> = async (call, body, idempotencyKey, params) => {
    const answer = await sendLazily(call, {
      params: { ...params, id },
      ...(body !== undefined && { body }),
      ...(idempotencyKey && { idempotencyKey }),
    });
    await show(answer.data);
  };

  return { shown: data?.data ?? known, work, show };
}
