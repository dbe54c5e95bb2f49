import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  id?: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Panel({ title, id, actions, children, className = '' }: PanelProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={`panel scroll-mt-4 ${className}`}>
      <div className="panel-head">
        <h2 id={titleId}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
