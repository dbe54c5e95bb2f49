'use client';

import useSWR from 'swr';
import { readLazily } from '../api/lazily';
import type { AnswerOf } from '../contract/endpoint';
import { listOrders } from '../contract/order';

/** A page of the customer's orders, newest first; nothing is asked before they are wanted. */
export function useOrders(page: number, isWanted: boolean) {
  const path = `${listOrders.path}?page=${page}`;
  return useSWR<AnswerOf<typeof listOrders>>(isWanted ? path : null, readLazily, {
    keepPreviousData: true,
  });
}
