import { useId, type ReactNode } from 'react';

interface CheckoutPartProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function CheckoutPart({ number, title, aside, children }: CheckoutPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-4 pb-9 md:pt-5 md:pb-12">
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
