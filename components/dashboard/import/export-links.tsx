'use client';

import { buttonClass } from '@/components/ui/button-class';
import { exportHref } from '@/lib/dashboard/import/import-paths';
import { useListQuery } from '@/lib/dashboard/use-list-query';

export function ExportLinks() {
  const { query } = useListQuery();
  return (
    <>
      <a href={exportHref('xlsx', query)} className={buttonClass('second', 'card')} download>
        Export XLSX
      </a>
      <a href={exportHref('csv', query)} className={buttonClass('second', 'card')} download>
        CSV
      </a>
    </>
  );
}
