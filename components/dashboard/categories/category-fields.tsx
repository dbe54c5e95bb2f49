import type { Control } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { nonReturnable } from '@/lib/contract/return-windows';
import { uploadCataloguePicture, type CategoryInput } from '@/lib/contract/staff-category';
import type { CategoryDraft } from '@/lib/dashboard/categories/category-draft';
import { PictureField } from '../content/picture-field';

interface CategoryFieldsProps {
  control: Control<CategoryDraft, unknown, CategoryInput>;
  isTop: boolean;
}

export function CategoryFields({ control, isTop }: CategoryFieldsProps) {
  return (
    <div className="form-grid">
      <div className="is-wide">
        <TextField control={control} name="name" label="Name" maxLength={80} />
      </div>
      <div className="is-wide">
        <TextareaField
          control={control}
          name="description"
          label="Description above products"
          isOptional
          rows={4}
          maxLength={2_000}
        />
      </div>
      <SelectField
        control={control}
        name="is_returnable"
        label="Returns"
        placeholder={isTop ? 'Returnable' : 'Same as the parent category'}
        options={[
          ...(isTop ? [] : [{ value: 'yes', label: 'Returnable' }]),
          { value: 'no', label: nonReturnable },
        ]}
        help="Applies to its products and subcategories unless they have their own setting. Damaged, wrong or expired items can always be returned."
      />
      <PictureField
        control={control}
        name="web_image"
        label="Desktop banner"
        isOptional
        ratio="3 / 1"
        call={uploadCataloguePicture}
      />
      <PictureField
        control={control}
        name="mobile_image"
        label="Mobile banner"
        isOptional
        ratio="3 / 2"
        call={uploadCataloguePicture}
      />
      <TextField control={control} name="metatitle" label="Meta title" isOptional maxLength={120} />
      <TextField
        control={control}
        name="metakeywords"
        label="Keywords"
        isOptional
        maxLength={300}
      />
      <div className="is-wide">
        <TextareaField
          control={control}
          name="metadescription"
          label="Meta description"
          isOptional
          rows={3}
          maxLength={320}
        />
      </div>
    </div>
  );
}
