import { useId, type ReactNode } from 'react';

const layouts = { form: 'form-grid', stack: 'grid gap-4' };

interface PanelProps {
  title: string;
  id?: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  /** Two columns of fields where there is room, or one below the other. */
  layout?: keyof typeof layouts;
}

export function Panel({ title, id, actions, children, className = '', layout }: PanelProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={`panel scroll-mt-4 ${className}`}>
      <div className="panel-head">
        <h2 id={titleId}>{title}</h2>
        {actions}
      </div>
      {layout ? <div className={layouts[layout]}>{children}</div> : children}
    </section>
  );
}
