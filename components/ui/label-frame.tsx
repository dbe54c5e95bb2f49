import { useId, type ReactNode } from 'react';
import './facts.css';

export interface LabelCell {
  term: string;
  value: ReactNode;
  isWide?: boolean;
}

interface LabelFrameProps {
  title: string;
  aside?: ReactNode;
  cells: LabelCell[];
}

export function LabelFrame({ title, aside, cells }: LabelFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="label-frame">
      <h2 id={id} className="small-caps">
        {title}
        {aside && <span className="font-[450] text-ink-2">{aside}</span>}
      </h2>
      <dl>
        {cells.map(({ term, value, isWide }) => (
          <div key={term} data-wide={isWide || undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
