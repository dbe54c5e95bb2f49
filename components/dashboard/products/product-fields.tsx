import type { Control } from 'react-hook-form';
import { ComboboxField } from '@/components/form/combobox-field';
import { MultiSelectField } from '@/components/form/multi-select-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { ProductDraft, SaidOfProduct } from '@/lib/dashboard/products/product-draft';
import type { CatalogueOptions } from '@/lib/dashboard/products/catalogue-options';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text-field';

export type ProductControl = Control<ProductDraft, unknown, SaidOfProduct>;

interface ProductFieldsProps {
  control: ProductControl;
  options: CatalogueOptions;
  /** A new product says how many there are at first; later on its stock has a book of its own. */
  isNew?: boolean;
}

const units = ['g', 'ml', 'pieces', 'tablets', 'capsules', 'sticks', 'bags'];
const gstRates = ['0', '5', '12', '18', '28', '40'];
const asOptions = (values: string[], unit = '') =>
  values.map((value) => ({ value, label: `${value}${unit}` }));

export function ProductFields({ control, options, isNew = false }: ProductFieldsProps) {
  return (
    <>
      <Panel title="What it is">
        <div className="form-grid">
          <div className="is-wide">
            <TextField control={control} name="name" label="Name" />
          </div>
          <TextField
            control={control}
            name="local_name"
            label="Name at home"
            isOptional
            help="As it is called in its own script, such as हल्दी"
          />
          <TextField control={control} name="sku" label="SKU" autoCapitalize="characters" />
          <ComboboxField control={control} name="brand_id" label="Brand" options={options.brands} />
          <ComboboxField
            control={control}
            name="category_id"
            label="Category"
            options={options.categories}
          />
          <SelectField
            control={control}
            name="form_id"
            label="Form"
            options={options.forms}
            placeholder="Choose a form"
          />
          <MultiSelectField
            control={control}
            name="tag_ids"
            label="Tags"
            isOptional
            options={options.tags}
            placeholder="No tags"
          />
        </div>
      </Panel>
      <Panel title="Price">
        <div className="form-grid">
          <TextField
            control={control}
            name="product_price"
            label="Price"
            prefix="₹"
            inputMode="decimal"
            help="What the shopper pays, GST included"
          />
          <TextField
            control={control}
            name="base_price"
            label="MRP"
            prefix="₹"
            inputMode="decimal"
            help="As printed on the pack; the price is never above it"
          />
          <SelectField
            control={control}
            name="gst_rate"
            label="GST"
            options={asOptions(gstRates, ' %')}
          />
          <TextField control={control} name="hsn" label="HSN" inputMode="numeric" />
          {isNew && (
            <TextField
              control={control}
              name="available_stock_quantity"
              label="In stock"
              isOptional
              inputMode="numeric"
              help="Left empty, nobody knows how many there are"
            />
          )}
          <TextField
            control={control}
            name="low_stock_at"
            label="Low from"
            isOptional
            inputMode="numeric"
            help="From so many pieces on down it stands among what is low; 5 where it is left empty"
          />
        </div>
      </Panel>
      <Panel title="In words">
        <div className="grid gap-4">
          <RichTextField control={control} name="description" label="Description" isOptional />
          <TextareaField
            control={control}
            name="benefits"
            label="Benefits"
            isOptional
            rows={4}
            help="A line each. What it is good for; no promise of a cure."
          />
        </div>
      </Panel>
      <Panel title="On the label">
        <div className="form-grid">
          <TextField
            control={control}
            name="net_quantity"
            label="Net quantity"
            inputMode="decimal"
          />
          <SelectField control={control} name="unit" label="Unit" options={asOptions(units)} />
          <SelectField
            control={control}
            name="is_veg"
            label="Food mark"
            isOptional
            placeholder="None: it is no food"
            options={[
              { value: 'veg', label: 'Vegetarian' },
              { value: 'not', label: 'Not vegetarian' },
            ]}
          />
          <TextField
            control={control}
            name="fssai_no"
            label="FSSAI number"
            isOptional
            inputMode="numeric"
            help="14 digits, for food"
          />
          <TextField control={control} name="country_of_origin" label="Country of origin" />
          <TextField control={control} name="shelf_life" label="Shelf life" isOptional />
          <div className="is-wide">
            <TextField control={control} name="manufacturer" label="Manufacturer and address" />
          </div>
          <div className="is-wide">
            <TextareaField
              control={control}
              name="ingredients"
              label="Ingredients"
              isOptional
              rows={3}
            />
          </div>
        </div>
      </Panel>
    </>
  );
}
