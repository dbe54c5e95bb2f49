import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { FieldFrame } from '@/components/form/field-frame';
import { controlClass } from '@/components/form/control-class';
import type { RichTextEditorProps } from './rich-text/rich-text-editor';

const RichTextEditor = dynamic(
  () =>
    import('./rich-text/rich-text-editor')
      .then((module) => module.RichTextEditor)
      .catch(() => PlainTextEditor),
  { ssr: false, loading: () => <div className="text-editor" aria-busy="true" /> },
);

interface RichTextFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  help?: ReactNode;
}

export function RichTextField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  help,
}: RichTextFieldProps<Draft, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame
      label={label}
      help={help}
      error={fieldState.error?.message}
      isOptional={isOptional}
      isFormField={false}
    >
      {(ties) => (
        <RichTextEditor
          value={String(field.value ?? '')}
          label={label}
          ties={ties}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

function PlainTextEditor({ value, label, ties, onChange, onBlur }: RichTextEditorProps) {
  return (
    <>
      <p role="alert" className="mb-2 text-1 text-clay">
        The editor didn’t load, so you see the HTML of the text. Save your changes, then reload the
        page.
      </p>
      <textarea
        {...ties}
        aria-label={label}
        rows={8}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        className={`${controlClass(ties['aria-invalid'])} block py-3`}
      />
    </>
  );
}
