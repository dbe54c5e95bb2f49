'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createProduct } from '@/lib/contract/staff-product';
import {
  draftNames,
  emptyDraft,
  type ProductDraft,
  type SaidOfProduct,
} from '@/lib/dashboard/products/product-draft';
import { randomKey } from '@/lib/api/random-key';
import { productsPath, staffProductPath } from '@/lib/dashboard/products/product-paths';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { productResolver } from './use-product-form';
import { RecordForm } from '../record-form';
import { DashboardHead } from '../dashboard-head';
import { RelatedPanel } from './related-panel';
import { FindingPanel } from './finding-panel';
import { MissingOptions } from './missing-options';
import { ProductFields } from './product-fields';

interface NewProductScreenProps {
  options: CatalogueOptions;
  shop: string;
}

export function NewProductScreen({ options, shop }: NewProductScreenProps) {
  const router = useRouter();
  const [idempotencyKey] = useState(randomKey);
  const form = useForm<ProductDraft, unknown, SaidOfProduct>({
    resolver: productResolver,
    defaultValues: emptyDraft,
  });

  async function save(body: SaidOfProduct) {
    const { send } = await import('@/lib/api/browser');
    const { data } = await send(createProduct, { body, idempotencyKey });
    router.replace(staffProductPath(data.id));
  }

  return (
    <>
      <DashboardHead
        title="New product"
        lead="It is off sale until you publish it. Pictures come next."
        above={{ label: 'Products', href: productsPath }}
      />
      <MissingOptions options={options} />
      <RecordForm
        form={form}
        names={draftNames}
        onSave={save}
        isNew
        saveLabel="Save product"
        savedText="Saved. Now its pictures"
      >
        <div className="panels">
          <ProductFields control={form.control} options={options} isNew />
          <FindingPanel control={form.control} id={0} brand="" shop={shop} />
          <RelatedPanel control={form.control} id={0} />
        </div>
      </RecordForm>
    </>
  );
}
