import type { ReactNode } from 'react';
import { SlipPart } from '@/components/ui/slip-part';
import { partAnchor } from '@/lib/features/lead/trade-parts';

interface TradePartProps {
  number: number;
  of: number;
  title: string;
  children: ReactNode;
}

export function TradePart({ number, of, title, children }: TradePartProps) {
  return (
    <SlipPart
      number={number}
      title={title}
      anchor={partAnchor(number)}
      aside={
        <span className="text-1 text-ink-2">
          Part {number} of {of}
        </span>
      }
    >
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
    </SlipPart>
  );
}
