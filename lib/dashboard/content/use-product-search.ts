import { useState } from 'react';
import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { listProducts } from '../../contract/product';
import { listPath } from '../list-path';

export function useProductSearch() {
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { data, isLoading } = useSWR<AnswerOf<typeof listProducts>>(
    query.length > 1 ? listPath(listProducts, { prod_search: query, families: 'each' }) : null,
    readLazily,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const cards = query.length > 1 ? (data?.data.data ?? []) : [];
  return { cards, isLoading, search: setTyped, isAsked: query.length > 1 };
}
