import type { ReactNode, Ref } from 'react';
import { SizeText } from './shown-size';

interface ProductTitleProps {
  brand: ReactNode;
  name: string;
  /** For a heading that is focused by a script. */
  ref?: Ref<HTMLHeadingElement>;
}

export function ProductTitle({ brand, name, ref }: ProductTitleProps) {
  return (
    <>
      <div className="w-full">{brand}</div>
      <h1
        {...(ref && { ref, tabIndex: -1 })}
        className="mt-1 w-full font-display text-4 font-medium text-balance outline-none md:text-5"
      >
        <SizeText of="name">{name}</SizeText>
      </h1>
    </>
  );
}
