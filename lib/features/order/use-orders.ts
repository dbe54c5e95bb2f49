'use client';

import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import type { listOrders } from '../../contract/order';
import { ordersPath } from '../../contract/paths';

/** A page of the customer's orders, newest first; nothing is asked before they are wanted. */
export function useOrders(page: number, pageSize: number, isWanted: boolean) {
  const path = `${ordersPath}?page=${page}&page_size=${pageSize}`;
  return useSWR<AnswerOf<typeof listOrders>>(isWanted ? path : null, readLazily, {
    keepPreviousData: true,
  });
}

/** Has the list read anew when it is looked at next: one of its orders has changed. */
export async function ordersChanged(): Promise<void> {
  await mutate((key) => typeof key === 'string' && key.startsWith(ordersPath));
}
