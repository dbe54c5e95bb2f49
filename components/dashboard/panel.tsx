import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Buttons or links beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a room, under a title of its own. */
export function Panel({ title, actions, children, className = '' }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`panel ${className}`}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
