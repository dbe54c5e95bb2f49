import { useId, type ReactNode } from 'react';

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
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-4 font-medium">
          <span className="mr-3 text-clay">{number}</span>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
