'use client';

import useSWR from 'swr';
import { readLazily, sendLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import {
  listStaffCategories,
  moveCategory,
  type PlacedCategory,
} from '../../contract/staff-category';
import { treeAfter, type TreeMove } from './tree-moves';

type Answer = AnswerOf<typeof listStaffCategories>;

/** Category tree with optimistic moves; a refused move is rolled back. */
export function useCategoryTree(known: PlacedCategory[]) {
  const { data, mutate } = useSWR<Answer>(listStaffCategories.path, readLazily, {
    fallbackData: { status: true, data: known },
    revalidateOnFocus: true,
  });
  const tree = data?.data ?? known;

  /** Throws ApiError. */
  async function move({ id, version }: PlacedCategory, where: TreeMove): Promise<void> {
    await mutate(
      async () => {
        const body = { ...where, version };
        return sendLazily(moveCategory, { params: { id }, body });
      },
      {
        optimisticData: { status: true, data: treeAfter(tree, id, where) },
        rollbackOnError: true,
        revalidate: false,
      },
    ).catch(async (error: unknown) => {
      await mutate();
      throw error;
    });
  }

  return { tree, move, readAgain: () => mutate() };
}
