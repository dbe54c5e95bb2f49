import type { ReactNode, Ref } from 'react';
import { SizeText } from './shown-size';

interface ProductTitleProps {
  brand: ReactNode;
  sku?: string;
  name: string;
  /** For a heading that is focused by a script. */
  ref?: Ref<HTMLHeadingElement>;
}

export function ProductTitle({ brand, sku, name, ref }: ProductTitleProps) {
  return (
    <>
      <div className="flex w-full flex-wrap justify-between gap-x-4">
        {brand}
        <span className="small-caps font-normal text-ink-2">
          <SizeText of="sku">{sku}</SizeText>
        </span>
      </div>
      <h1
        {...(ref && { ref, tabIndex: -1 })}
        className="mt-1 w-full font-display text-5 font-medium text-balance outline-none"
      >
        <SizeText of="name">{name}</SizeText>
      </h1>
    </>
  );
}
