'use client';

import { CheckboxField } from '@/components/form/checkbox-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { StaffSection } from '@/lib/contract/staff-home';
import { layoutOptions, positionOptions, sectionKind } from '@/lib/dashboard/content/section-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';
import { SectionPictures } from './section-pictures';
import { SectionPreview } from './section-preview';

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
