import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextareaField } from '@/components/form/textarea-field';
import { Panel } from '../panel';
import { PictureField } from './picture-field';

interface PictureWithAltProps<Draft extends FieldValues, Output> {
  control: Control<Draft, unknown, Output>;
  picture: FieldPath<Draft>;
  alt: FieldPath<Draft>;
  ratio?: string;
  isRequired?: boolean;
}

export function PictureWithAlt<Draft extends FieldValues, Output>({
  control,
  picture,
  alt,
  ratio,
  isRequired = false,
}: PictureWithAltProps<Draft, Output>) {
  const path: unknown = useWatch({ control, name: picture });
  return (
    <Panel title="Picture" layout="stack">
      <PictureField
        control={control}
        name={picture}
        label="File"
        isOptional={!isRequired}
        {...(ratio && { ratio })}
      />
      {Boolean(path) && (
        <TextareaField
          control={control}
          name={alt}
          label="Alternative text"
          help="Read out by screen readers, e.g. “Six glasses of honey, from pale to dark”."
          maxLength={200}
          rows={2}
        />
      )}
    </Panel>
  );
}
