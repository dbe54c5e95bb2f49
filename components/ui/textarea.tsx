import type { ComponentPropsWithRef } from 'react';
import { controlClass } from '@/components/form/control-class';

export function Textarea({ className = '', rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={`${controlClass(rest['aria-invalid'] === true)} block max-h-96 resize-y py-3 ${className}`}
      style={{ fieldSizing: 'content', minHeight: `${rows * 1.5 + 1.625}rem` }}
      {...rest}
    />
  );
}
