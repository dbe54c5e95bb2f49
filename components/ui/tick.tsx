import type { ComponentProps } from 'react';

/** Checkbox or radio button with its label. */
export function Tick({ type = 'checkbox', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} type={type} className="tick" />
      {children}
    </label>
  );
}
