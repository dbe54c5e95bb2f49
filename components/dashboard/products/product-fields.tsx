import type { ReactNode } from 'react';
import { ComboboxField } from '@/components/form/combobox-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { lowStock } from '@/lib/contract/staff-product';
import type { CreatedOption } from '@/lib/dashboard/products/option-fields';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { Panel } from '../panel';
import { FieldInputs, type ProductControl } from './field-inputs';

interface ProductFieldsProps {
  control: ProductControl;
  options: CatalogueOptions;
  /** Only a new product has a stock field; later the stock changes by stock movements. */
  isNew?: boolean;
  /** Replaces the help text of price and MRP, and makes both read-only. */
  priceNote?: string | undefined;
  /** Called on each change of the field. */
  onName?: (name: string) => void;
  /** Called on each change of the field. */
  onPrice?: (price: string) => void;
  /** Button that creates a brand, category or form. */
  newOption?: (kind: CreatedOption) => ReactNode;
}

export function ProductFields({
  control,
  options,
  isNew = false,
  priceNote,
  onName,
  onPrice,
  newOption,
}: ProductFieldsProps) {
  return (
    <>
      <Panel title="Details" layout="form">
        <div className="is-wide">
          <TextField
            control={control}
            name="name"
            label="Name"
            {...(onName && { onTyped: onName })}
          />
        </div>
        <TextField
          control={control}
          name="local_name"
          label="Name in local language"
          isOptional
          help="The name in an Indian script, e.g. हल्दी"
        />
        <TextField control={control} name="sku" label="SKU" autoCapitalize="characters" />
        <div>
          <ComboboxField control={control} name="brand_id" label="Brand" options={options.brands} />
          {newOption?.('brand')}
        </div>
        <div>
          <ComboboxField
            control={control}
            name="category_id"
            label="Category"
            options={options.categories}
          />
          {newOption?.('category')}
        </div>
        <div>
          <SelectField
            control={control}
            name="form_id"
            label="Form"
            options={options.forms}
            placeholder="Choose a form"
          />
          {newOption?.('form')}
        </div>
        <MultiSelectField
          control={control}
          name="tag_ids"
          label="Tags"
          isOptional
          options={options.tags}
          placeholder="No tags"
        />
      </Panel>
      <Panel title="Price" layout="form">
        <TextField
          control={control}
          name="product_price"
          label="Price"
          prefix="₹"
          inputMode="decimal"
          help={priceNote ?? 'Selling price, including GST'}
          readOnly={priceNote !== undefined}
          {...(onPrice && { onTyped: onPrice })}
        />
        <TextField
          control={control}
          name="base_price"
          label="MRP"
          prefix="₹"
          inputMode="decimal"
          help={priceNote ?? 'MRP printed on the pack. The price can’t be higher.'}
          readOnly={priceNote !== undefined}
        />
        <FieldInputs control={control} panel="price" />
        {isNew && (
          <TextField
            control={control}
            name="available_stock_quantity"
            label="In stock"
            isOptional
            inputMode="numeric"
            help="Leave blank if you don’t track stock."
          />
        )}
        <TextField
          control={control}
          name="low_stock_at"
          label="Low-stock alert at"
          isOptional
          inputMode="numeric"
          help={`Alert when stock is at or below this number. Default: ${lowStock}`}
        />
      </Panel>
      <Panel title="Description" layout="stack">
        <FieldInputs control={control} panel="text" />
      </Panel>
      <Panel title="Product label details" layout="form">
        <FieldInputs control={control} panel="label" />
      </Panel>
    </>
  );
}
