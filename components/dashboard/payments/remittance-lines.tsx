import type { RemittanceLine } from '@/lib/contract/staff-remittance';
import { formatRupees } from '@/lib/format/money';
import { StateMark } from '../state-mark';

const rupees = (amount: number | null) => (amount === null ? '' : formatRupees(amount));

export function RemittanceLines({ lines }: { lines: readonly RemittanceLine[] }) {
  if (lines.length === 0) return <p className="mt-4 text-ink-2">No rows left.</p>;
  return (
    <div role="region" aria-label="Rows of the file" tabIndex={0} className="staff-table mt-4">
      <table className="data-table">
        <thead>
          <tr>
            {['Row', 'Tracking number', 'Order', 'Expected', 'Received', 'Result'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>{line.line}</td>
              <th scope="row" className="whitespace-nowrap">
                {line.tracking_number}
              </th>
              <td className="whitespace-nowrap">{line.order_id}</td>
              <td className="whitespace-nowrap">{rupees(line.expected)}</td>
              <td className="whitespace-nowrap">{rupees(line.received)}</td>
              <td>
                <Result line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ line: { problem, expected, received } }: { line: RemittanceLine }) {
  if (problem) return <StateMark mood="bad">{problem}</StateMark>;
  const paise = Math.round((received ?? 0) * 100) - Math.round((expected ?? 0) * 100);
  if (paise === 0) return <StateMark mood="good">Matches</StateMark>;
  const differenceText = `${formatRupees(Math.abs(paise) / 100)} ${paise < 0 ? 'less' : 'more'} than expected`;
  return <StateMark mood="waits">{differenceText}</StateMark>;
}
