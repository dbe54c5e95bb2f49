import type { Control } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { BrandInput } from '@/lib/contract/staff-brand';
import { uploadCataloguePicture } from '@/lib/contract/staff-category';
import type { BrandDraft } from '@/lib/dashboard/brands/brand-draft';
import { onlyDigits } from '@/lib/format/mobile';
import { PictureField } from '../content/picture-field';
import { Panel } from '../panel';

export function BrandFields({ control }: { control: Control<BrandDraft, unknown, BrandInput> }) {
  return (
    <div className="two-sides">
      <div className="panels">
        <Panel title="Brand" layout="form">
          <TextField control={control} name="name" label="Name" maxLength={100} />
          <TextField control={control} name="town" label="Town" isOptional maxLength={100} />
          <div className="is-wide">
            <TextareaField
              control={control}
              name="description"
              label="Description"
              isOptional
              rows={4}
              maxLength={2_000}
              help="Shown above the brand’s products."
            />
          </div>
        </Panel>
        <Panel title="Product label details" layout="form">
          <div className="is-wide">
            <TextField
              control={control}
              name="manufacturer"
              label="Manufacturer and address"
              isOptional
              maxLength={300}
            />
          </div>
          <TextField
            control={control}
            name="fssai_no"
            label="FSSAI number"
            isOptional
            inputMode="numeric"
            clean={(typed) => onlyDigits(typed, 14)}
            help="14 digits. Only for food."
          />
          <div className="is-wide">
            <TextareaField
              control={control}
              name="certificates"
              label="Certificates"
              isOptional
              rows={2}
              help="One per line, e.g. NPOP ORG/SC/1234. Used for products without their own certificates."
            />
          </div>
        </Panel>
      </div>
      <div className="panels">
        <Panel title="Picture">
          <PictureField
            control={control}
            name="image"
            label="Logo or picture"
            isOptional
            ratio="1 / 1"
            call={uploadCataloguePicture}
          />
        </Panel>
        <Panel title="Search engine listing">
          <div className="panels">
            <TextField
              control={control}
              name="metatitle"
              label="Meta title"
              isOptional
              maxLength={120}
              help="Leave blank to use the name and town."
            />
            <TextareaField
              control={control}
              name="metadescription"
              label="Meta description"
              isOptional
              rows={3}
              maxLength={320}
            />
            <TextField
              control={control}
              name="metakeywords"
              label="Keywords"
              isOptional
              maxLength={300}
            />
          </div>
        </Panel>
      </div>
    </div>
  );
}
