'use client';

import { useWatch } from 'react-hook-form';
import { HaldiDot } from '@/components/ui/haldi-dot';
import type { TradeKind } from '@/lib/features/lead/trade-form';
import { partAnchor, partsOf, progressOf } from '@/lib/features/lead/trade-parts';
import type { TradeControl } from './trade-state';

interface PartIndexProps {
  kind: TradeKind;
  control: TradeControl;
}

export function PartIndex({ kind, control }: PartIndexProps) {
  const draft = useWatch({ control });
  return (
    <nav aria-label="Parts of the form">
      <ol className="border-t border-ink">
        {partsOf(kind).map(({ title, fields }, place) => {
          const progress = progressOf(fields, draft);
          return (
            <li key={title} className="border-b border-rule">
              <a
                href={`#${partAnchor(place + 1)}`}
                className="grid min-h-11 grid-cols-[1.5rem_1fr_auto] items-center gap-x-2 py-1.5 hover:bg-paper-2"
              >
                <span className="font-display text-3 text-clay">{place + 1}</span>
                {title}
                <span className="flex items-center gap-2 text-1 text-ink-2">
                  {progress === 'Filled in' && <HaldiDot />}
                  {progress}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
