'use client';

import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonKind } from './button-class';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  size?: 'page' | 'card';
  busyText?: string | undefined;
}

export function Button({
  kind = 'main',
  size = 'page',
  busyText,
  className = '',
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <button
      type={type}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(kind, size)} ${className}`.trimEnd()}
      {...rest}
    >
      {isBusy ? (
        <span className="grid">
          <span className="invisible col-start-1 row-start-1" aria-hidden>
            {children}
          </span>
          <span className="col-start-1 row-start-1">{busyText}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
