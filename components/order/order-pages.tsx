import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Button } from '@/components/ui/button';
import { useEarlyChange } from '@/components/ui/use-early-change';
import { storeRules } from '@/lib/contract/store-rules';

interface OrderPagesProps {
  page: number;
  last: number;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

export function OrderPages({ page, last, size, onPage, onSize }: OrderPagesProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  function choose({ value }: HTMLSelectElement) {
    if (Number(value) !== size) onSize(Number(value));
  }
  useEarlyChange(select, choose);

  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="text-1">
          Orders per page
        </label>
        <span className="relative flex items-center">
          <select
            ref={select}
            id={id}
            value={size}
            onChange={({ target }) => choose(target)}
            className={`${controlClass(false)} w-auto appearance-none pr-10`}
          >
            {storeRules.rowChoices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute right-3 size-5" aria-hidden />
        </span>
      </div>
      {last > 1 && (
        <nav aria-label="Pages of orders" className="flex flex-wrap items-center gap-4">
          <Button kind="second" size="card" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <span className="text-1 text-ink-2" aria-live="polite">
            Page {page} of {last}
          </span>
          <Button
            kind="second"
            size="card"
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
    </div>
  );
}
