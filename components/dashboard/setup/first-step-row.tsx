import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { FirstStep } from '@/lib/contract/staff-settings';
import { stepWords } from '@/lib/dashboard/setup/step-words';
import { WayLinks } from '../way-links';

interface FirstStepRowProps {
  number: number;
  name: FirstStep;
  isDone: boolean;
  onDone: () => void;
}

export function FirstStepRow({ number, name, isDone, onDone }: FirstStepRowProps) {
  const { title, text, ways, isKnown } = stepWords[name];
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-rule py-4 last:border-b-0">
      <span className="font-display text-4 text-ink-2" aria-hidden>
        {isDone ? <Check className="size-6 text-leaf-7" /> : number}
      </span>
      <div>
        <p className="font-[550]">
          {title}
          {isDone && <span className="font-normal text-leaf-7">, done</span>}
        </p>
        <p className="text-ink-2">{text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <WayLinks ways={ways} />
          {!isDone && !isKnown && (
            <Button kind="quiet" size="card" onClick={onDone}>
              Keep default
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}
