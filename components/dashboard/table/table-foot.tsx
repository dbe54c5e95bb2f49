import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { maxCountedRows } from '@/lib/contract/staff-list';
import { storeRules } from '@/lib/contract/store-rules';
import type { ListQuery } from '@/lib/dashboard/list-path';

interface TableFootProps {
  answer: { data: unknown[]; total: number; more: boolean } | undefined;
  query: ListQuery;
  onChange: (change: Record<string, string | null>) => void;
  children: ReactNode;
}

export function TableFoot({ answer, query, onChange, children }: TableFootProps) {
  const page = Number(query['page']) || 1;
  const size = Number(query['page_size']) || storeRules.rowsPerTable;
  const first = (page - 1) * size + 1;
  const last = first + (answer?.data.length ?? 0) - 1;
  const isLast = !answer || (!answer.more && page * size >= answer.total);
  const all = answer?.more ? `${maxCountedRows.toLocaleString('en-IN')}+` : answer?.total;
  return (
    <div className="table-foot">
      <p aria-live="polite">
        {answer && last >= first
          ? `${first.toLocaleString('en-IN')} to ${last.toLocaleString('en-IN')} of ${all}`
          : ''}
      </p>
      <div>
        {children}
        <label>
          <span className="sr-only">Rows per page</span>
          <select value={size} onChange={({ target }) => onChange({ page_size: target.value })}>
            {storeRules.rowChoices.map((rows) => (
              <option key={rows} value={rows}>
                {rows} rows
              </option>
            ))}
          </select>
        </label>
        <Button
          kind="second"
          size="card"
          disabled={page <= 1}
          onClick={() => onChange({ page: String(page - 1) })}
        >
          Previous
        </Button>
        <Button
          kind="second"
          size="card"
          disabled={isLast}
          onClick={() => onChange({ page: String(page + 1) })}
        >
          Next
        </Button>
      </div>
    </div>
  );
}
