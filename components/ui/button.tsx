import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonKind } from './button-class';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  size?: 'page' | 'card';
  /** While it works: the button stays as wide and says this instead. */
  busyText?: string | undefined;
}

export function Button({
  kind = 'main',
  size = 'page',
  busyText,
  className = '',
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busyText !== undefined}
      disabled={disabled || busyText !== undefined}
      className={`${buttonClass(kind, size)} ${className}`}
      {...rest}
    >
      {busyText === undefined ? (
        children
      ) : (
        <span className="grid">
          <span className="invisible col-start-1 row-start-1" aria-hidden>
            {children}
          </span>
          <span className="col-start-1 row-start-1">{busyText}</span>
        </span>
      )}
    </button>
  );
}
