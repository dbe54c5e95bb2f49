'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import { getMyReview, type Review } from '../../contract/review';

interface MyReview {
  /** Null where there is none; undefined until it is known. */
  mine: Review | null | undefined;
  /** Takes the place of the earlier one. */
  keep: (review: Review) => void;
}

/** The customer's own review of a product; nothing is asked before it is wanted. */
export function useMyReview(productId: number, isWanted: boolean): MyReview {
  const path = isWanted ? pathOf(getMyReview, { productId }) : null;
  const { data, mutate } = useSWR<AnswerOf<typeof getMyReview>>(path, readLazily, {
    revalidateOnFocus: false,
  });
  return {
    mine: data?.data,
    keep: (review) => void mutate({ status: true, data: review }, { revalidate: false }),
  };
}
