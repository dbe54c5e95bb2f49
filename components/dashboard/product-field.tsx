import type { FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { useProductSearch } from '@/lib/dashboard/content/use-product-search';

interface ProductFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  /** The product that is chosen already. */
  product: { id: number; name: string } | null;
}

export function ProductField<Draft extends FieldValues, Output>({
  product,
  ...field
}: ProductFieldProps<Draft, Output>) {
  const { cards, isLoading, search, isAsked } = useProductSearch();
  const known = product && !cards.some(({ id }) => id === product.id) ? [product] : [];
  return (
    <ComboboxField
      {...field}
      options={[...known, ...cards].map(({ id, name }) => ({ value: id, label: name }))}
      onSearch={search}
      isLoading={isLoading}
      emptyText={isAsked ? 'No products found' : 'Type at least 2 letters'}
      placeholder="Product name"
    />
  );
}
