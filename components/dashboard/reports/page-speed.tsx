import useSWR from 'swr';
import { errorMessage } from '@/lib/api/api-error';
import { readPath } from '@/lib/api/browser';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { vitalsDays, type getPageVitals } from '@/lib/contract/page-vitals';
import { pageVitalsPath } from '@/lib/dashboard/reports/report-paths';
import { judgeVital, showVital, type VitalName } from '@/lib/dashboard/reports/vital';
import { Panel } from '../panel';

const columns: Record<VitalName, string> = {
  lcp: 'Loading (LCP)',
  inp: 'Response (INP)',
  cls: 'Layout shift (CLS)',
};
const names = Object.keys(columns) as VitalName[];

export function PageSpeed() {
  const { data, error, isLoading } = useSWR<AnswerOf<typeof getPageVitals>, Error>(
    pageVitalsPath,
    readPath,
  );
  return (
    <Panel title="Page speed" id="page-speed" className="is-wide">
      <p role="status" className="text-1 text-ink-2">
        {error
          ? errorMessage(error)
          : isLoading
            ? 'Loading …'
            : data?.data.length === 0 && 'No visits measured yet.'}
      </p>
      <div
        role="group"
        aria-label="Page speed table"
        tabIndex={0}
        className="staff-table"
        hidden={!data?.data.length}
      >
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Views</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {columns[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.data.map((row) => (
              <tr key={row.page}>
                <th scope="row">{row.page.replace(/\[[^\]]+\]/g, '…')}</th>
                <td data-head="Views">{row.views}</td>
                {names.map((name) => (
                  <td key={name} data-head={columns[name]}>
                    {showVital(name, row[name])} {judgeVital(name, row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-1 text-ink-2">
        Visits in the last {vitalsDays} days. 75% of visits had this value or better. Measured
        without cookies or personal data.
      </p>
    </Panel>
  );
}
