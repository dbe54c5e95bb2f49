'use client';

import { FormProblem } from '@/components/form/field-error';
import { buttonClass } from '@/components/ui/button-class';
import {
  shownInRail,
  type RailName,
  type StaffRail,
  type RailProduct,
} from '@/lib/contract/staff-rail';
import { contentPath, contentTypes } from '@/lib/dashboard/paths';
import { useRail } from '@/lib/dashboard/content/use-rail';
import { railTitles } from '@/lib/dashboard/products/rail-titles';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { RailList } from './rail-list';
import type { ProductCard } from '@/lib/contract/product';
import { ProductCombobox } from '@/components/dashboard/product-combobox';
import './content.css';
import { useId } from 'react';

export function RailScreen({ name, rails }: { name: RailName; rails: StaffRail[] }) {
  const { products, problem, change, findRail } = useRail(name, rails);
  return (
    <>
      <DashboardHead
        title={railTitles[name]}
        lead={`A carousel on the home page. It shows the first ${shownInRail} published products.`}
        above={{ label: contentTypes.home, href: contentPath('home') }}
      >
        <a href="/" target="_blank" className={buttonClass('second', 'card')}>
          View in shop
        </a>
      </DashboardHead>
      <div className="two-sides rail-sides">
        <Panel title="Add product">
          <RailPicker
            name={name}
            without={products.map(({ id }) => id)}
            findRail={findRail}
            onPick={(product) => change([product, ...products])}
          />
        </Panel>
        <Panel title="Products">
          <FormProblem>{problem}</FormProblem>
          <RailList products={products} onChange={change} />
        </Panel>
      </div>
    </>
  );
}

interface RailPickerProps {
  name: RailName;
  without: readonly number[];
  findRail: (id: number) => RailName | undefined;
  onPick: (product: RailProduct) => void;
}

function RailPicker({ name, without, findRail, onPick }: RailPickerProps) {
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
