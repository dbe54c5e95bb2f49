'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { buttonClass } from '@/components/ui/button-class';
import { errorMessage } from '@/lib/api/api-error';
import {
  type PlacedCategory,
  type StaffCategory,
  listStaffCategories,
  moveCategory,
} from '@/lib/contract/staff-category';
import { newCategoryPath } from '@/lib/dashboard/paths';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { CategoryForm } from './category-form';
import { CategoryTree } from './category-tree';
import useSWR from 'swr';
import { readLazily, sendLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { treeAfter, type TreeMove } from '@/lib/dashboard/categories/tree-moves';

interface CategoriesScreenProps {
  known: PlacedCategory[];
  /** Null: a new category. */
  open: StaffCategory | null | undefined;
  /** Parent of a new category; null: top level. */
  below: number | null;
}

export function CategoriesScreen({ known, open, below }: CategoriesScreenProps) {
  const { tree, move, readAgain } = useCategoryTree(known);
  const [problem, setProblem] = useState<string>();
  const sides = useRef<HTMLDivElement>(null);
  // On a phone the form is above the tree, out of sight of a category further down.
  useEffect(() => {
    const form = sides.current?.lastElementChild;
    if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView();
  }, [open?.id]);
  return (
    <>
      <DashboardHead
        title="Categories"
        lead="Up to three levels. Products move with their category. URLs stay the same."
      >
        <Link href={newCategoryPath(null)} scroll={false} className={buttonClass('main', 'card')}>
          New category
        </Link>
      </DashboardHead>
      <div ref={sides} className="category-sides" data-open={open !== undefined || undefined}>
        <Panel title="Category tree">
          <FormProblem>{problem}</FormProblem>
          <CategoryTree
            tree={tree}
            openId={open?.id}
            onMove={async (category, where) => {
              setProblem(undefined);
              await move(category, where).catch((error: unknown) =>
                setProblem(errorMessage(error)),
              );
            }}
          />
        </Panel>
        {open === undefined ? (
          <Panel title="No category selected">
            <p className="text-ink-2">Select a category to edit its name, text and pictures.</p>
          </Panel>
        ) : (
          <CategoryForm
            key={open?.id ?? `new ${below}`}
            known={open}
            below={below}
            tree={tree}
            onChanged={() => void readAgain()}
          />
        )}
      </div>
    </>
  );
}

type Answer = AnswerOf<typeof listStaffCategories>;

/** Category tree with optimistic moves; a refused move is rolled back. */
function useCategoryTree(known: PlacedCategory[]) {
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
