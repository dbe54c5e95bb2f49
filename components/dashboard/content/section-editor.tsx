import { CheckboxField } from '@/components/form/checkbox-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { StaffSection, SectionInput } from '@/lib/contract/staff-home';
import { layoutOptions, positionOptions, sectionKind } from '@/lib/dashboard/content/section-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';
import { SectionPictures } from './section-pictures';
import { useWatch, type Control } from 'react-hook-form';
import { HomeSectionBlock } from '@/components/home/home-section-block';
import type { HomeSection, SectionLayout } from '@/lib/contract/home';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { HomePreview } from './home-preview';

export function SectionEditor({ known }: { known: StaffSection | null }) {
  return (
    <RecordScreen kind={sectionKind} known={known}>
      {({ control }) => (
        <div className="preview-sides">
          <div className="panels">
            <Panel title="Content">
              <div className="grid gap-4">
                <TextField control={control} name="label" label="Heading" maxLength={120} />
                <TextareaField
                  control={control}
                  name="description"
                  label="Text"
                  isOptional
                  maxLength={1_500}
                  rows={5}
                />
              </div>
            </Panel>
            <Panel title="Placement">
              <div className="grid gap-4">
                <SelectField
                  control={control}
                  name="kind"
                  label="Position"
                  options={positionOptions}
                />
                <SelectField
                  control={control}
                  name="layout"
                  label="Layout"
                  options={layoutOptions}
                />
                <CheckboxField control={control} name="is_visible" label="Visible" />
              </div>
            </Panel>
            <SectionPictures control={control} />
          </div>
          <SectionPreview control={control} />
        </div>
      )}
    </RecordScreen>
  );
}

/** The section as the home page shows it, while it is being edited. */
function SectionPreview({ control }: { control: Control<SectionInput, unknown, SectionInput> }) {
  const shop = useShop();
  const draft = useWatch({ control });
  const section: HomeSection = {
    id: 0,
    label: draft.label || 'Heading',
    description: draft.description ?? '',
    image: draft.image || null,
    images: shownPictures(draft.images ?? []),
    layout: draft.layout as SectionLayout,
    is_visible_on_website: true,
  };
  return (
    <HomePreview title="Section" isStacked>
      <div className="pb-10">
        <HomeSectionBlock section={section} terms={shop} />
      </div>
    </HomePreview>
  );
}

/**
 * The home page uses the path of a picture as its key: rows without one are left out, and repeated
 * ones.
 */
function shownPictures(rows: Partial<SectionInput['images'][number]>[]): HomeSection['images'] {
  const paths = rows.map(({ image }) => image);
  return rows.flatMap(({ image, alt = '', name }, index) =>
    image && paths.indexOf(image) === index ? [{ image, alt, ...(name && { name }) }] : [],
  );
}
