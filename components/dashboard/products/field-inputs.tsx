import { useFormState, type Control } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { EditorPanel } from '@/lib/contract/product-field';
import { findProductField, productFieldNames, type FieldName } from '@/lib/contract/product-fields';
import type { ProductDraft, ProductInput } from '@/lib/dashboard/products/product-draft';
import { RichTextField } from '../rich-text-field';

export type ProductControl = Control<ProductDraft, unknown, ProductInput>;

export function FieldInputs({ control, panel }: { control: ProductControl; panel: EditorPanel }) {
  return productFieldNames
    .filter((name) => findProductField(name).input.panel === panel)
    .map((name) => {
      const input = <FieldInput key={name} control={control} name={name} />;
      return findProductField(name).input.isWide ? (
        <div key={name} className="is-wide">
          {input}
        </div>
      ) : (
        input
      );
    });
}

function FieldInput({ control, name }: { control: ProductControl; name: FieldName }) {
  const { kind, required, input } = findProductField(name);
  const { label, help, inputMode, rows, maxLength, choices, placeholder } = input;
  const { defaultValues } = useFormState({ control, name });
  const bound = { control, name, label, help, isOptional: required === undefined };
  if (choices) {
    const options = choices.filter(
      ({ value, isEnded }) => !isEnded || value === defaultValues?.[name],
    );
    return <SelectField {...bound} options={options} placeholder={placeholder} />;
  }
  if (kind === 'html') return <RichTextField {...bound} />;
  if (rows) return <TextareaField {...bound} rows={rows} maxLength={maxLength} />;
  return <TextField {...bound} inputMode={inputMode} />;
}
