import { useState } from 'react';
import { Combobox, type ComboboxProps } from '@/components/ui/combobox';
import type { ProductCard } from '@/lib/contract/product';
import { useProductSearch } from '@/lib/dashboard/content/use-product-search';

type Ties =
  | 'id'
  | 'ref'
  | 'disabled'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'onBlur';

interface ProductComboboxProps extends Pick<ComboboxProps, Ties> {
  /** Products that are chosen already. */
  without: readonly number[];
  labelOf?: (product: ProductCard) => string;
  onPick: (product: ProductCard) => void;
}

export function ProductCombobox({
  without,
  labelOf = ({ name }) => name,
  onPick,
  ...input
}: ProductComboboxProps) {
  const [turn, setTurn] = useState(0);
  const { cards, isLoading, search, isAsked } = useProductSearch();
  const options = cards.filter(({ id }) => !without.includes(id));

  function pick(id: string | number | null) {
    const product = options.find((one) => one.id === id);
    if (!product) return;
    onPick(product);
    search('');
    setTurn(turn + 1);
  }

  return (
    <Combobox
      {...input}
      key={turn}
      label="Products"
      value={null}
      placeholder="Product name"
      options={options.map((product) => ({ value: product.id, label: labelOf(product) }))}
      onSearch={search}
      isLoading={isLoading}
      emptyText={isAsked ? 'No products found' : 'Type at least 2 letters'}
      onChange={pick}
    />
  );
}
