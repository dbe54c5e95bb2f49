import { returnResolutions, type ReturnResolution } from '@/lib/contract/order';
import { Tick } from '@/components/ui/tick';

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
        <Tick
          key={resolution}
          type="radio"
          name="resolution"
          checked={value === resolution}
          onChange={() => onChange(resolution)}
        >
          {labels[resolution]}
        </Tick>
      ))}
    </fieldset>
  );
}
