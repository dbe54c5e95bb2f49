import type { ReactNode } from 'react';
import type { PlantName } from '@/lib/content/plants';
import { PlantDrawing } from './plant-drawing';

interface EmptyStateProps {
  plant: PlantName;
  text: string;
  isHeading?: boolean;
  children: ReactNode;
}

export function EmptyState({ plant, text, isHeading, children }: EmptyStateProps) {
  const Line = isHeading ? 'h1' : 'p';
  return (
    <div className="grid justify-items-center py-14 text-center">
      <PlantDrawing name={plant} className="h-[130px] w-auto" />
      <Line className="mt-6 mb-6 max-w-[32ch] font-display text-4 font-medium text-balance">
        {text}
      </Line>
      {children}
    </div>
  );
}
