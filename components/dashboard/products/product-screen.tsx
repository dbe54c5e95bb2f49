'use client';

import { buttonClass } from '@/components/ui/button-class';
import { toastSuccess } from '@/components/ui/toast';
import { staleProduct, type StaffProduct } from '@/lib/contract/staff-product';
import { draftNames } from '@/lib/dashboard/products/product-draft';
import { previewPath, productsPath } from '@/lib/dashboard/paths';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { useProductForm } from './use-product-form';
import { RecordForm } from '../record-form';
import { DashboardHead } from '../dashboard-head';
import { RelatedPanel } from './related-panel';
import { ComboPanel } from './combo-panel';
import { ConflictDialog } from './conflict-dialog';
import { CopyProduct } from './copy-product';
import { DeleteProduct } from './delete-product';
import { FindingPanel } from './finding-panel';
import { LotsPanel } from './lots-panel';
import { PicturesPanel } from './pictures-panel';
import { PricePanel } from './price-panel';
import type { ProductControl } from './field-inputs';
import { ProductFields } from './product-fields';
import { SalePanel } from './sale-panel';
import { SizesPanel } from './sizes-panel';
import { StockPanel } from './stock-panel';
import { TextField } from '@/components/form/text-field';
import { Panel } from '../panel';

interface ProductScreenProps {
  initial: StaffProduct;
  options: CatalogueOptions;
  shop: string;
}

export function ProductScreen({ initial, options, shop }: ProductScreenProps) {
  const record = useProductForm(initial);
  const { product, form, changeNow, save, refresh, setPart, queue } = record;
  const { control } = form;
  return (
    <>
      <DashboardHead
        title={product.name}
        lead={`${product.sku}, ${product.brand_name}`}
        above={{ label: 'Products', href: productsPath }}
      >
        <DeleteProduct product={product} />
        <a
          href={previewPath(product.id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('second', 'card')}
        >
          Preview
        </a>
        <CopyProduct productId={product.id} isUnsaved={form.formState.isDirty} />
      </DashboardHead>
      <div className="two-sides product-sides">
        <div className="panels">
          <SalePanel
            product={product}
            change={async (body) => {
              await changeNow(body);
              toastSuccess(body.is_on_sale ? 'Product published' : 'Product unpublished');
            }}
          />
          <StockPanel product={product} onMoved={() => void refresh()} />
          <PricePanel product={product} onChange={refresh} />
          <SizesPanel productId={product.id} />
          <ComboPanel product={product} onChange={refresh} />
          <LotsPanel
            productId={product.id}
            lots={product.lots}
            onChange={(lots, version) => setPart({ lots }, version)}
            queue={queue}
          />
        </div>
        <div className="panels">
          <PicturesPanel
            productId={product.id}
            name={product.name}
            pictures={product.pictures}
            onChange={(pictures, version) => setPart({ pictures }, version)}
            queue={queue}
          />
          <RecordForm
            form={form}
            names={draftNames}
            onSave={save}
            savedText="Product saved"
            conflict={({ body }) =>
              staleProduct.isValidSync(body) && <ConflictDialog stale={body} record={record} />
            }
          >
            <div className="panels">
              <ProductFields
                control={control}
                options={options}
                priceNote={product.combo_terms ? 'Set under Combo' : undefined}
              />
              <FindingPanel
                control={control}
                id={product.id}
                brand={product.brand_name}
                shop={shop}
              />
              <RelatedPanel control={control} id={product.id} />
              <ClockPanel control={control} />
            </div>
          </RecordForm>
        </div>
      </div>
    </>
  );
}

function ClockPanel({ control }: { control: ProductControl }) {
  return (
    <Panel title="Schedule" layout="form">
      <TextField
        control={control}
        name="public_from"
        type="datetime-local"
        label="Publish date"
        isOptional
        help="Shoppers see a published product from this date on. Leave blank to show it right away."
      />
      <TextField
        control={control}
        name="members_until"
        type="datetime-local"
        label="Members-only until"
        isOptional
        help="Everyone can see it, but only members can buy it until then."
      />
    </Panel>
  );
}
