import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { FieldError } from '@/components/form/field-error';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { layoutNames, sectionLayouts } from '@/lib/contract/home';
import type { SectionInput } from '@/lib/contract/staff-home';
import { Panel } from '../panel';
import { PictureField } from './picture-field';

interface SectionPicturesProps {
  control: Control<SectionInput, unknown, SectionInput>;
}

export function SectionPictures({ control }: SectionPicturesProps) {
  const layout = useWatch({ control, name: 'layout' });
  const isStory = layoutNames.some((name) => name === layout && sectionLayouts[name].isStory);
  const { fields, append, remove, move } = useFieldArray({ control, name: 'images' });
  const error = control.getFieldState('images').error;

  if (isStory) {
    return (
      <Panel title="Picture">
        <PictureField control={control} name="image" label="File" isOptional />
      </Panel>
    );
  }
  return (
    <Panel
      title="Pictures"
      actions={
        <Button kind="second" size="card" onClick={() => append({ image: '', alt: '', name: '' })}>
          Add picture
        </Button>
      }
    >
      <FieldError id="images-error" message={error?.message ?? error?.root?.message} />
      {fields.length === 0 && <p className="text-ink-2">No pictures yet</p>}
      <ol className="picture-rows">
        {fields.map((field, index) => (
          <li key={field.id}>
            <PictureField
              control={control}
              name={`images.${index}.image`}
              label={`Picture ${index + 1}`}
              ratio="1"
            />
            <div className="grid content-start gap-3">
              <TextField
                control={control}
                name={`images.${index}.alt`}
                label="Alternative text"
                maxLength={200}
              />
              <TextField
                control={control}
                name={`images.${index}.name`}
                label="Caption"
                isOptional
                maxLength={80}
              />
              <div className="button-row">
                <Button
                  kind="quiet"
                  size="card"
                  aria-label={`Move picture ${index + 1} up`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  Up
                </Button>
                <Button
                  kind="quiet"
                  size="card"
                  aria-label={`Move picture ${index + 1} down`}
                  aria-disabled={index === fields.length - 1}
                  onClick={() => index < fields.length - 1 && move(index, index + 1)}
                >
                  Down
                </Button>
                <Button
                  kind="quiet"
                  size="card"
                  aria-label={`Remove picture ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  Remove
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
