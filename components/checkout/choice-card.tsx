import type { ReactNode } from 'react';

interface ChoiceCardProps {
  name: string;
  value: string | number;
  isChosen: boolean;
  /** Id of the form that sends the choice without scripts. */
  form?: string;
  /** Shown only where scripts do not run. */
  needsNoScript?: boolean;
  isOffered?: boolean;
  onChoose: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

export function ChoiceCard({
  name,
  value,
  isChosen,
  form,
  needsNoScript = false,
  isOffered = true,
  onChoose,
  children,
  foot,
}: ChoiceCardProps) {
  return (
    <div
      className={`${needsNoScript ? 'needs-no-script ' : ''}flex flex-col rounded-control border border-edge bg-paper-0 has-disabled:border-rule has-disabled:bg-transparent has-disabled:text-ink-2 has-checked:border-leaf-7 has-checked:bg-leaf-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-7`}
    >
      <label className="flex min-h-12 flex-1 flex-wrap items-start gap-3 px-4 pt-3 pb-3">
        <input
          type="radio"
          name={name}
          value={value}
          form={form}
          checked={isChosen}
          disabled={!isOffered}
          onChange={onChoose}
          className="mt-0.5 size-5 shrink-0 accent-leaf-7 focus-visible:outline-none"
        />
        <span className="min-w-[min(100%,9rem)] flex-1 wrap-anywhere">{children}</span>
      </label>
      {foot && <div className="-mt-2 pl-12">{foot}</div>}
    </div>
  );
}
