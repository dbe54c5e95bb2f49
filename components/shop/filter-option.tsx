import { useLayoutEffect, useOptimistic, useRef, useTransition } from 'react';
import { useEarlyChange } from '@/components/ui/use-early-change';
import { afterPaint } from '@/lib/platform/after-paint';

interface FilterOptionProps {
  name: string;
  value: string | number;
  label: string;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

export function FilterOption({ label, count, isChosen, onToggle, ...sent }: FilterOptionProps) {
  const [, startTransition] = useTransition();
  const [isTicked, tick] = useOptimistic(isChosen);
  // After a quick second touch on another option, the choice includes the first one.
  const latestToggle = useRef(onToggle);
  useLayoutEffect(() => {
    latestToggle.current = onToggle;
  });
  // Only the tick is painted first: the matching products change the whole page.
  const toggle = () =>
    startTransition(async () => {
      tick(!isTicked);
      await afterPaint();
      latestToggle.current();
    });
  const box = useRef<HTMLInputElement>(null);
  useEarlyChange(box, ({ checked }) => {
    if (checked !== isTicked) toggle();
  });
  return (
    <li>
      <label className="filter-option">
        <input
          ref={box}
          type="checkbox"
          {...sent}
          checked={isTicked}
          onChange={toggle}
          className="tick"
        />
        <span>{label}</span>
        <span>{count}</span>
      </label>
    </li>
  );
}
