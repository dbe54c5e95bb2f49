import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { controlClass } from '@/components/form/control-class';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import { removeCategory, type PlacedCategory } from '@/lib/contract/staff-category';
import { categoriesPath } from '@/lib/dashboard/paths';
import { products } from '@/lib/dashboard/import/import-texts';
import { ConfirmButton } from '../confirm-button';

interface RemoveCategoryProps {
  category: PlacedCategory;
  tree: PlacedCategory[];
  onRemoved: () => void;
}

export function RemoveCategory({ category, tree, onRemoved }: RemoveCategoryProps) {
  const id = useId();
  const router = useRouter();
  const [replacementId, setReplacementId] = useState('');
  const count = category.product_count;

  async function remove() {
    await sendLazily(removeCategory, {
      params: { id: category.id },
      ...(replacementId && { search: `move_to=${replacementId}` }),
    });
    toastSuccess('Deleted');
    onRemoved();
    router.replace(categoriesPath, { scroll: false });
  }

  return (
    <ConfirmButton
      label="Delete"
      question={`Delete ${category.name}?`}
      confirmLabel="Delete category"
      isDestructive
      onConfirm={remove}
    >
      {count === 0 ? (
        <p>This category has no products. Its page will be deleted.</p>
      ) : (
        <>
          <label htmlFor={id} className="mb-1 block font-[550]">
            Move its {products(count)} to
          </label>
          <select
            id={id}
            value={replacementId}
            onChange={({ target }) => setReplacementId(target.value)}
            className={controlClass(false)}
          >
            <option value="">Choose a category</option>
            {tree
              .filter((one) => one.id !== category.id)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {`${'– '.repeat(one.level - 1)}${one.name}`}
                </option>
              ))}
          </select>
        </>
      )}
    </ConfirmButton>
  );
}
