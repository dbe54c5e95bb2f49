import type { LucideIcon } from 'lucide-react';

interface FactRowProps {
  icon: LucideIcon;
  term: string;
  text: string;
  className: string;
}

export function FactRow({ icon: Icon, term, text, className }: FactRowProps) {
  return (
    <div className={`border-rule py-4 ${className}`}>
      <dt className="flex gap-3 font-semibold">
        <Icon className="size-6 shrink-0 text-leaf-7" strokeWidth={1.5} aria-hidden />
        {term}
      </dt>
      <dd className="mt-0.5 pl-9 text-1 text-ink-2">{text}</dd>
    </div>
  );
}
