'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sendLazily } from '@/lib/api/lazily';
import { createProduct } from '@/lib/contract/staff-product';
import {
  draftNames,
  emptyDraft,
  type ProductDraft,
  type ProductInput,
} from '@/lib/dashboard/products/product-draft';
import { randomKey } from '@/lib/api/random-key';
import { productsPath, staffProductPath } from '@/lib/dashboard/paths';
import { optionFields, type CreatedOption } from '@/lib/dashboard/products/option-fields';
import { suggestSku } from '@/lib/dashboard/products/suggest-sku';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { productResolver } from './use-product-form';
import { RecordForm } from '../record-form';
import { DashboardHead } from '../dashboard-head';
import { RelatedPanel } from './related-panel';
import { FindingPanel } from './finding-panel';
import { NewOption } from './new-option';
import { ProductFields } from './product-fields';

interface NewProductScreenProps {
  options: CatalogueOptions;
  shop: string;
}

export function NewProductScreen({ options: known, shop }: NewProductScreenProps) {
  const router = useRouter();
  const [options, setOptions] = useState(known);
  const suggested = useRef({ sku: '', base_price: '' });
  const [idempotencyKey] = useState(randomKey);
  const form = useForm<ProductDraft, unknown, ProductInput>({
    resolver: productResolver,
    defaultValues: emptyDraft,
  });

  function created(kind: CreatedOption, option: { value: number; label: string }) {
    const { field, list } = optionFields[kind];
    setOptions((before) => ({ ...before, [list]: [...before[list], option] }));
    form.setValue(field, option.value, { shouldDirty: true });
    form.clearErrors(field);
  }

  // Suggested, until staff type something else.
  function suggest(field: 'sku' | 'base_price', value: string) {
    if (form.getValues(field) !== suggested.current[field]) return;
    suggested.current[field] = value;
    form.setValue(field, value);
  }

  async function save(body: ProductInput) {
    const { data } = await sendLazily(createProduct, { body, idempotencyKey });
    router.replace(staffProductPath(data.id));
  }

  return (
    <>
      <DashboardHead
        title="New product"
        lead="Save the product first, then add pictures. Shoppers won’t see it until you publish it."
        above={{ label: 'Products', href: productsPath }}
      />
      <RecordForm
        form={form}
        names={draftNames}
        onSave={save}
        isNew
        saveLabel="Save product"
        savedText="Product saved. Add pictures next."
      >
        <div className="panels">
          <ProductFields
            control={form.control}
            options={options}
            isNew
            onName={(name) => suggest('sku', suggestSku(name))}
            onPrice={(price) => suggest('base_price', price)}
            newOption={(kind) => <NewOption kind={kind} options={options} onCreated={created} />}
          />
          <FindingPanel control={form.control} id={0} brand="" shop={shop} />
          <RelatedPanel control={form.control} id={0} />
        </div>
      </RecordForm>
    </>
  );
}
