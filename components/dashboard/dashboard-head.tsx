import Link from 'next/link';
import type { ReactNode } from 'react';

interface DashboardHeadProps {
  title: string;
  lead?: ReactNode;
  above?: { label: string; href: string };
  children?: ReactNode;
}

export function DashboardHead({ title, lead, above, children }: DashboardHeadProps) {
  return (
    <header className="dashboard-head">
      <div>
        {above && (
          <Link href={above.href} className="dashboard-above">
            ‹ {above.label}
          </Link>
        )}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className="dashboard-actions">{children}</div>}
    </header>
  );
}
