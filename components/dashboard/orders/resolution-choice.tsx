'use client';

import { returnResolutions, type ReturnResolution } from '@/lib/contract/order';

interface ResolutionChoiceProps {
  value: ReturnResolution;
  onChange: (resolution: ReturnResolution) => void;
}

const labels: Record<ReturnResolution, string> = {
  refund: 'Refund after the items are returned',
  replacement: 'Send a free replacement now',
};

export function ResolutionChoice({ value, onChange }: ResolutionChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">Refund or replacement</legend>
      {returnResolutions.map((resolution) => (
        <label key={resolution} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="resolution"
            className="tick"
            checked={value === resolution}
            onChange={() => onChange(resolution)}
          />
          {labels[resolution]}
        </label>
      ))}
    </fieldset>
  );
}
