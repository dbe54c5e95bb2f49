import Link from 'next/link';
import type { ReactNode } from 'react';

interface DashboardHeadProps {
  title: string;
  /** One line that says what this room is for. */
  lead?: ReactNode;
  /** Where it belongs: a way back up. */
  above?: { label: string; href: string };
  /** Its buttons; the main one last. */
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
