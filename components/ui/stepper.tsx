import { Icon } from './icon';

interface StepperProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  isSmall?: boolean;
  className?: string | undefined;
}

export function Stepper({ label, value, max, onChange, isSmall, className = '' }: StepperProps) {
  const cell = `grid ${isSmall ? 'w-11 md:w-7' : 'w-11'} place-items-center hover:bg-paper-2 disabled:text-rule disabled:hover:bg-transparent`;
  return (
    <div
      role="group"
      aria-label={label}
      className={`inline-flex ${isSmall ? 'h-11' : 'h-12'} items-stretch rounded-control border border-edge bg-paper-0 ${className}`}
    >
      <button
        type="button"
        className={cell}
        aria-label="Decrease quantity"
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output
        aria-live="polite"
        aria-label={label}
        className={`grid place-items-center font-semibold ${isSmall ? 'min-w-9 md:min-w-6' : 'min-w-9'}`}
      >
        {value}
      </output>
      <button
        type="button"
        className={cell}
        aria-label="Increase quantity"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
