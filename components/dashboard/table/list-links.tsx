import { linkClass } from '@/components/ui/button-class';
import { exportFormats } from '@/lib/contract/staff-export';
import { exportedLists, type ExportedList } from '@/lib/contract/staff-list-export';
import { listHref } from '@/lib/dashboard/reports/report-paths';

/** Downloads of a whole list. */
export function ListLinks({ list }: { list: ExportedList }) {
  return exportFormats.map((format) => (
    <a
      key={format}
      href={listHref(list, format)}
      download
      className={`${linkClass} inline-flex min-h-11 items-center uppercase`}
    >
      {format}
      <span className="sr-only"> of {exportedLists[list].label}</span>
    </a>
  ));
}
