import type { ComponentProps } from 'react';
import { linkClass } from './button-class';

export const LinkButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`${linkClass} inline-flex min-h-11 items-center ${className}`}
    {...props}
  />
);
