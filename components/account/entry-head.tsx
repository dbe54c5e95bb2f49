import type { ReactNode } from 'react';
import { PlantDrawing } from '@/components/ui/plant-drawing';

interface EntryHeadProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function EntryHead({ id, title, children }: EntryHeadProps) {
  return (
    <div className="@container">
      <div className="flex justify-between gap-4">
        <div>
          <h1 id={id} className="font-display text-5 font-medium">
            {title}
          </h1>
          <p className="mt-2 max-w-[32ch] text-balance text-ink-2">{children}</p>
        </div>
        <PlantDrawing name="neem" className="mr-2 h-[6.25rem] w-auto @max-[15rem]:hidden" />
      </div>
    </div>
  );
}
