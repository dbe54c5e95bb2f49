'use client';

import { useId } from 'react';
import type { ProductCard } from '@/lib/contract/product';
import type { RailName, RailProduct } from '@/lib/contract/staff-rail';
import { railTitles } from '@/lib/dashboard/products/rail-titles';
import { ProductCombobox } from '../product-combobox';

interface RailPickerProps {
  name: RailName;
  without: readonly number[];
  findRail: (id: number) => RailName | undefined;
  onPick: (product: RailProduct) => void;
}

export function RailPicker({ name, without, findRail, onPick }: RailPickerProps) {
  const id = useId();
  const optionLabel = (card: ProductCard) => {
    const other = findRail(card.id);
    return other && other !== name
      ? `${card.name} (currently in “${railTitles[other]}”)`
      : card.name;
  };
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-[550]">
        Product
      </label>
      <ProductCombobox
        id={id}
        aria-describedby={`${id}-help`}
        without={without}
        labelOf={optionLabel}
        onPick={(card) =>
          onPick({
            id: card.id,
            name: card.name,
            sku: card.sku,
            image1: card.image1,
            is_on_sale: true,
            is_in_stock: card.available_stock_quantity !== 0,
            starts_at: null,
          })
        }
      />
      <p id={`${id}-help`} className="mt-2 text-1 text-ink-2">
        Products are added at the top. A product can be in one carousel only, so adding it here
        removes it from the other.
      </p>
    </>
  );
}
