import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import type { listOrders } from '../../contract/order';
import { ordersPath } from '../../contract/paths';

export type Orders = AnswerOf<typeof listOrders>;

/** Newest first; reads nothing until `isWanted`. */
export function useOrders(page: number, pageSize: number, isWanted: boolean) {
  const path = `${ordersPath}?page=${page}&page_size=${pageSize}`;
  return useSWR<Orders>(isWanted ? path : null, readLazily, {
    keepPreviousData: true,
  });
}

export async function ordersChanged(): Promise<void> {
  await mutate((key) => typeof key === 'string' && key.startsWith(ordersPath));
}
