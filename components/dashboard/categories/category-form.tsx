import Link from 'next/link';
import { useForm, type FieldPath } from 'react-hook-form';
import { draftResolver } from '@/components/form/draft-resolver';
import { buttonClass } from '@/components/ui/button-class';
import * as calls from '@/lib/contract/staff-category';
import {
  fromCategoryDraft,
  toCategoryDraft,
  type CategoryDraft,
} from '@/lib/dashboard/categories/category-draft';
import { categoriesPath, categoryPath, newCategoryPath } from '@/lib/dashboard/paths';
import { useRecord } from '@/lib/dashboard/content/use-record';
import { routes } from '@/lib/platform/routes';
import { ConflictChoice } from '../conflict-choice';
import { Panel } from '../panel';
import { RecordForm } from '../record-form';
import { CategoryFields } from './category-fields';
import { RemoveCategory } from './remove-category';

interface CategoryFormProps {
  /** Null: a new category. */
  known: calls.StaffCategory | null;
  below: number | null;
  tree: calls.PlacedCategory[];
  onChanged: () => void;
}

const names = Object.keys(toCategoryDraft(null)) as FieldPath<CategoryDraft>[];
const callSet = {
  read: calls.getStaffCategory,
  change: calls.changeCategory,
  create: calls.createCategory,
};

export function CategoryForm({ known, below, tree, onChanged }: CategoryFormProps) {
  const { record, change, create, readAgain, follow } = useRecord<
    calls.CategoryInput,
    calls.StaffCategory,
    calls.NewCategory
  >({
    calls: callSet,
    known,
    listPath: categoriesPath,
    pathOfRecord: ({ id }) => categoryPath(id),
  });
  const form = useForm<CategoryDraft, unknown, calls.CategoryInput>({
    resolver: draftResolver<CategoryDraft, calls.CategoryInput>(
      calls.categoryInput,
      fromCategoryDraft,
    ),
    defaultValues: toCategoryDraft(known),
  });
  const above = tree.find(({ id }) => id === below);
  const placed = tree.find(({ id }) => id === record?.id);
  return (
    <RecordForm
      form={form}
      names={names}
      isNew={record === null}
      onSave={async (input) => {
        const saved = record
          ? await change(record, input)
          : await create({ ...input, parent_id: below });
        onChanged();
        return toCategoryDraft(saved);
      }}
      conflict={(error) => (
        <ConflictChoice
          error={error}
          onShowCurrent={async () => form.reset(toCategoryDraft(await readAgain()))}
          onOverwrite={follow}
        />
      )}
    >
      <Panel
        title={
          record?.name ?? (above ? `New subcategory of ${above.name}` : 'New top-level category')
        }
        actions={
          record && (
            <a
              href={routes.shop({ category: record })}
              target="_blank"
              className={buttonClass('quiet', 'card')}
            >
              View in shop
            </a>
          )
        }
      >
        <CategoryFields
          control={form.control}
          isTop={(record ? record.parent_id : below) === null}
        />
        {record && (
          <div className="button-row mt-5 border-t border-rule pt-4">
            {(placed?.level ?? calls.deepestLevel) < calls.deepestLevel && (
              <Link
                href={newCategoryPath(record.id)}
                scroll={false}
                className={buttonClass('second', 'card')}
              >
                Add subcategory
              </Link>
            )}
            <RemoveCategory category={placed ?? record} tree={tree} onRemoved={onChanged} />
          </div>
        )}
      </Panel>
    </RecordForm>
  );
}
