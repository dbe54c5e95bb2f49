import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';

interface PageHeadProps {
  crumbs: Crumb[];
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function PageHead({ crumbs, title, lead, children }: PageHeadProps) {
  return (
    <div>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 max-w-[20ch] font-display text-5 font-medium text-balance">{title}</h1>
      {lead && <p className="mt-4 max-w-[58ch] text-3 leading-7 text-pretty text-ink-2">{lead}</p>}
      {children}
    </div>
  );
}
