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
          label="Text above its products"
          isOptional
          rows={4}
          maxLength={2_000}
        />
      </div>
      <SelectField
        control={control}
        name="is_returnable"
        label="Returns"
        placeholder={isTop ? 'Returnable' : 'As the category above'}
        options={[
          ...(isTop ? [] : [{ value: 'yes', label: 'Returnable' }]),
          { value: 'no', label: nonReturnable },
        ]}
        help="For its products and the categories below, unless they say otherwise. Damaged, wrong or expired goods can always be returned."
      />
      <PictureField
        control={control}
        name="web_image"
        label="Banner for desktop"
        isOptional
        ratio="3 / 1"
        call={uploadCataloguePicture}
      />
      <PictureField
        control={control}
        name="mobile_image"
        label="Banner for phones"
        isOptional
        ratio="3 / 2"
        call={uploadCataloguePicture}
      />
      <TextField
        control={control}
        name="metatitle"
        label="Title in search results"
        isOptional
        maxLength={120}
      />
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
          label="Text in search results"
          isOptional
          rows={3}
          maxLength={320}
        />
      </div>
    </div>
  );
}
