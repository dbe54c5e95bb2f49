'use client';

import { controlClass } from '@/components/form/control-class';
import type { RichTextEditorProps } from './rich-text-editor';

export function PlainTextEditor({ value, label, ties, onChange, onBlur }: RichTextEditorProps) {
  return (
    <>
      <p role="alert" className="mb-2 text-1 text-clay">
        The editor did not load. This is the text with its marks; save what you have, then load the
        page again.
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
