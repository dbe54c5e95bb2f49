'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { listBanners } from '../../contract/home';
import type { AnswerOf } from '../../contract/endpoint';
import { shopPictures, type ShopPicture } from './shop-pictures';

/** A few pictures of the shop, read where `isAsked`; undefined until they are there. */
export function useShopPictures(isAsked: boolean): ShopPicture[] | undefined {
  const { data, error } = useSWR<AnswerOf<typeof listBanners>>(
    isAsked ? `${listBanners.path}?sequence=Upper` : null,
    readLazily,
    { revalidateOnFocus: false },
  );
  return error ? [] : data && shopPictures(data.data);
}
