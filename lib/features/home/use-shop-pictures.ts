'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { listBanners } from '../../contract/home';
import type { AnswerOf } from '../../contract/endpoint';
import { shopPictures, type ShopPicture } from './shop-pictures';

/** Reads only if `isAsked`; undefined while loading. */
export function useShopPictures(isAsked: boolean): ShopPicture[] | undefined {
  const { data, error } = useSWR<AnswerOf<typeof listBanners>>(
    isAsked ? `${listBanners.path}?sequence=Upper` : null,
    readLazily,
    { revalidateOnFocus: false },
  );
  return error ? [] : data && shopPictures(data.data);
}
