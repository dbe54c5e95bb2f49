import { useId, type ReactNode } from 'react';
import { NumberedHead } from './numbered-head';

interface SlipPartProps {
  number: number;
  title: string;
  aside?: ReactNode;
  anchor?: string;
  children: ReactNode;
}

export function SlipPart({ number, title, aside, anchor, children }: SlipPartProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="scroll-mt-4 border-rule pt-5 pb-8 not-first:border-t md:pt-6 md:pb-10"
    >
      <NumberedHead id={id} number={number} title={title}>
        {aside}
      </NumberedHead>
      {children}
    </section>
  );
}
