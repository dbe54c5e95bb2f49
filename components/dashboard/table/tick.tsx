import { useId } from 'react';

export interface TickChoice {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

interface TickProps extends TickChoice {
  label: string;
  /** Element whose text follows the label in the accessible name. */
  rowId?: string;
}

export function Tick({ isChosen, onChange, label, rowId }: TickProps) {
  const id = useId();
  return (
    <label>
      <span id={id} className="sr-only">
        {label}
      </span>
      <input
        type="checkbox"
        aria-labelledby={rowId ? `${id} ${rowId}` : undefined}
        data-tick
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
