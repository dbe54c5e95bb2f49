'use client';

import { useId, useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import type { RailName, RailProduct } from '@/lib/contract/staff-rail';
import { useProductSearch } from '@/lib/dashboard/content/use-product-search';
import { railWords } from '@/lib/dashboard/products/rail-words';

interface RailPickerProps {
  name: RailName;
  without: readonly number[];
  railOf: (id: number) => RailName | undefined;
  onPick: (product: RailProduct) => void;
}

export function RailPicker({ name, without, railOf, onPick }: RailPickerProps) {
  const id = useId();
  const [turn, setTurn] = useState(0);
  const { cards, isLoading, search, isAsked } = useProductSearch();
  const options = cards.filter((card) => !without.includes(card.id));
  const labelOf = (card: (typeof cards)[number]) => {
    const other = railOf(card.id);
    return other && other !== name ? `${card.name} (now on “${railWords[other]}”)` : card.name;
  };
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-[550]">
        Product
      </label>
      <Combobox
        key={turn}
        id={id}
        label="Products"
        value={null}
        placeholder="Name of a product"
        options={options.map((card) => ({ value: card.id, label: labelOf(card) }))}
        onSearch={search}
        isLoading={isLoading}
        emptyText={isAsked ? 'No product fits' : 'Please type two letters'}
        aria-describedby={`${id}-help`}
        onChange={(value) => {
          const card = options.find((one) => one.id === value);
          if (!card) return;
          onPick({
            id: card.id,
            name: card.name,
            sku: card.sku,
            image1: card.image1,
            is_on_sale: true,
            is_in_stock: card.available_stock_quantity !== 0,
            starts_at: null,
          });
          search('');
          setTurn(turn + 1);
        }}
      />
      <p id={`${id}-help`} className="mt-2 text-1 text-ink-2">
        It comes first; move it from there. A product stands on one rail: from another one it goes
        away.
      </p>
    </>
  );
}
