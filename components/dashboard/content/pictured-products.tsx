'use client';

import { useController, type Control } from 'react-hook-form';
import { FieldFrame } from '@/components/form/field-frame';
import { Chip } from '@/components/ui/chip';
import { Combobox } from '@/components/ui/combobox';
import { mostPicturedProducts, type BannerInput } from '@/lib/contract/staff-banner';
import type { BannerDraft } from '@/lib/dashboard/content/banner-kind';
import type { ChosenProduct } from '@/lib/dashboard/content/chosen-product';
import { useProductSearch } from '@/lib/dashboard/content/use-product-search';

interface PicturedProductsProps {
  control: Control<BannerDraft, unknown, BannerInput>;
  chosen: ChosenProduct[];
  onChange: (chosen: ChosenProduct[]) => void;
}

export function PicturedProducts({ control, chosen, onChange }: PicturedProductsProps) {
  const { field, fieldState } = useController({ control, name: 'pictured_product_ids' });
  const { found, isLoading, search, isAsked } = useProductSearch();
  const options = found.filter(({ id }) => !field.value.includes(id));
  const isFull = field.value.length >= mostPicturedProducts;

  function set(next: ChosenProduct[]) {
    onChange(next);
    field.onChange(next.map(({ id }) => id));
    search('');
  }

  return (
    <FieldFrame
      label="What the picture shows"
      isOptional
      error={fieldState.error?.message}
      help={
        isFull
          ? `${mostPicturedProducts} products at most`
          : 'From left to right; each gets a ticket with its price.'
      }
    >
      {(ties) => (
        <>
          <Combobox
            {...ties}
            key={field.value.join()}
            ref={field.ref}
            label="Products"
            value={null}
            disabled={isFull}
            placeholder="Name of a product"
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onSearch={search}
            isLoading={isLoading}
            emptyText={isAsked ? 'No product fits' : 'Please type two letters'}
            onChange={(value) => {
              const product = options.find(({ id }) => id === value);
              if (product) set([...chosen, product]);
            }}
          />
          {chosen.length > 0 && (
            <ul aria-label="What the picture shows, chosen" className="mt-2 flex flex-wrap gap-2">
              {chosen.map((product) => (
                <li key={product.id}>
                  <Chip onRemove={() => set(chosen.filter(({ id }) => id !== product.id))}>
                    {product.name}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldFrame>
  );
}
