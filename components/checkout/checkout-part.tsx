import { useId, type ReactNode } from 'react';
import { NumberedHead } from '@/components/ui/numbered-head';

interface CheckoutPartProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function CheckoutPart({ number, title, aside, children }: CheckoutPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-4 pb-8 md:pt-6 md:pb-10">
      <NumberedHead id={id} number={number} title={title}>
        {aside}
      </NumberedHead>
      {children}
    </section>
  );
}
