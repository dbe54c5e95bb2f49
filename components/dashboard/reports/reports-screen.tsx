'use client';

import { useId, useState } from 'react';
import { linkClass } from '@/components/ui/button-class';
import { exportedLists, type ExportedList } from '@/lib/contract/staff-list-export';
import { gstReturnHref, tallyHref } from '@/lib/dashboard/reports/report-paths';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { ListLinks } from '../table/list-links';
import { PageSpeed } from './page-speed';
import { SalesReport } from './sales-report';

interface ReportsScreenProps {
  /** `YYYY-MM`. */
  lastMonth: string;
  /** Those that this person may have. */
  lists: readonly ExportedList[];
  /** `YYYY-MM-DD` in India. */
  today: string;
}

export function ReportsScreen({ lastMonth, lists, today }: ReportsScreenProps) {
  const id = useId();
  const [month, setMonth] = useState(lastMonth);
  return (
    <>
      <DashboardHead title="Reports" lead="Sales figures, and files for your accountant." />
      <div className="panels">
        <Panel title="GST return" id="gst">
          <label htmlFor={id} className="block font-[550]">
            Month
          </label>
          <input
            id={id}
            type="month"
            value={month}
            min="2020-01"
            required
            onChange={({ target }) => setMonth(target.value)}
            className="mt-1 min-h-12 max-w-full rounded-control border border-edge bg-paper-0 px-3"
          />
          <ul className="mt-3 grid gap-1">
            {month && (
              <>
                <Download href={gstReturnHref(month, 'json')}>
                  GSTR-1 for the portal (JSON)
                </Download>
                <Download href={gstReturnHref(month, 'xlsx')}>GSTR-1 workbook (XLSX)</Download>
                <Download href={tallyHref(month)}>Vouchers for Tally (XML)</Download>
              </>
            )}
          </ul>
          <p className="mt-2 text-1 text-ink-2">
            All invoices and credit notes issued in the month under your GSTIN.
          </p>
        </Panel>
        <Panel title="Exports" id="lists">
          <ul className="max-w-[36rem]">
            {lists.map((list) => (
              <li
                key={list}
                className="flex flex-wrap items-center gap-x-4 border-b border-rule last:border-b-0"
              >
                <span className="min-w-[min(100%,16ch)] flex-1">{exportedLists[list].label}</span>
                <ListLinks list={list} />
              </li>
            ))}
          </ul>
        </Panel>
        <SalesReport today={today} />
        <PageSpeed />
      </div>
    </>
  );
}

function Download({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} download className={`${linkClass} inline-flex min-h-11 items-center`}>
        {children}
      </a>
    </li>
  );
}
