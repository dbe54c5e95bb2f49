import type { ReactNode } from 'react';

export interface LedgerRow {
  key: string;
  label: ReactNode;
  amount: ReactNode;
  isSaving?: boolean;
}

interface LedgerProps {
  caption: string;
  rows: LedgerRow[];
  total: { label: ReactNode; amount: ReactNode };
}

export function Ledger({ caption, rows, total }: LedgerProps) {
  return (
    <div className="@container">
      <table className="w-full border-collapse border-t border-ink text-left">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {rows.map(({ key, label, amount, isSaving }) => (
            <tr key={key} className="border-b border-rule">
              <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
                {label}
              </th>
              <td
                className={`w-[36%] ledger-rule py-2 pl-2 text-right font-semibold ${isSaving ? 'text-leaf-7' : ''}`}
              >
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="ledger-total">
            <th
              scope="row"
              className="py-2 pr-2 font-display text-4 font-medium @max-[12rem]:text-3"
            >
              {total.label}
            </th>
            <td className="w-[36%] ledger-rule py-2 pl-2 text-right text-4 font-[650] whitespace-nowrap @max-[12rem]:text-3">
              {total.amount}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
