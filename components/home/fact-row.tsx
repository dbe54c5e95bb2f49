import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface FactRowProps {
  icon: LucideIcon;
  term: string;
  text: string;
  children?: ReactNode;
}

export function FactRow({ icon: Icon, term, text, children }: FactRowProps) {
  return (
    <div className="fact-row">
      <dt>
        <Icon aria-hidden />
        {term}
      </dt>
      <dd>
        {text} {children}
      </dd>
    </div>
  );
}
