'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import { getMyReview, type Review } from '../../contract/review';

interface MyReview {
  /** Null: none; undefined: loading. */
  mine: Review | null | undefined;
  takesPictures: boolean;
  keep: (review: Review) => void;
}

/** Reads nothing until it is wanted. */
export function useMyReview(productId: number, isWanted: boolean): MyReview {
  const path = isWanted ? pathOf(getMyReview, { productId }) : null;
  const { data, mutate } = useSWR<AnswerOf<typeof getMyReview>>(path, readLazily, {
    revalidateOnFocus: false,
  });
  return {
    mine: data?.data,
    takesPictures: data?.takes_pictures ?? false,
    keep: (review) => void mutate({ ...data, status: true, data: review }, { revalidate: false }),
  };
}
