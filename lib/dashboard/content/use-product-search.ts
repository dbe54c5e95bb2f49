'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { listProducts } from '../../contract/product';
import { listPath } from '../list-path';
import { chosenFrom, type ChosenProduct } from './chosen-product';

export function useProductSearch() {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { data, isLoading } = useSWR<AnswerOf<typeof listProducts>>(
    words.length > 1 ? listPath(listProducts, { prod_search: words }) : null,
    readLazily,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const cards = words.length > 1 ? (data?.data.data ?? []) : [];
  const found: ChosenProduct[] = cards.map(chosenFrom);
  return { found, cards, isLoading, search: setTyped, isAsked: words.length > 1 };
}
