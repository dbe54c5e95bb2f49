import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import type { RemittanceLine } from '@/lib/contract/staff-remittance';
import { Labelled } from '../labelled';
import { Typed } from '../orders/typed';
import { formatRupees } from '@/lib/format/money';
import { StateMark } from '@/components/dashboard/state-mark';

export function RemittanceImport() {
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const [reference, setReference] = useState('');
  const [lines, setLines] = useState<RemittanceLine[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const fitting = lines?.filter((line) => line.problem === null).length ?? 0;

  async function choose(picked: File | undefined) {
    setLines(null);
    setFile(picked ? { name: picked.name, csv: await picked.text() } : null);
  }
  async function send(confirmed?: number) {
    if (!file || !reference.trim()) {
      setProblem(file ? 'Enter the transfer reference' : 'Choose a file');
      return;
    }
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { sendRemittanceFile } = await import('@/lib/dashboard/payments/send-remittance');
      const body = { csv: file.csv, reference: reference.trim() };
      const done = await sendRemittanceFile({ ...body, ...(confirmed && { confirmed }) });
      setLines(done.lines);
      if (confirmed) {
        toastSuccess(
          `${done.ticked} ${done.ticked === 1 ? 'parcel' : 'parcels'} marked as received`,
        );
        setLines(done.lines.filter((line) => line.problem !== null));
        setFile(null);
      }
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields['csv']?.[0]) || errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <details className="panel mb-4">
      <summary className="min-h-11 cursor-pointer content-center font-[550]">
        Import courier file
      </summary>
      <p className="mt-2 mb-4 text-ink-2">
        A CSV file with the columns AWB, Amount and Date. Nothing is marked as received until you
        confirm.
      </p>
      <div className="form-grid">
        <Labelled label="File">
          {(id) => (
            <input
              id={id}
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => void choose(target.files?.[0])}
              className="min-h-12 w-full min-w-0 py-2"
            />
          )}
        </Labelled>
        <Typed label="Transfer reference" value={reference} onChange={setReference} />
      </div>
      <FormProblem>{problem}</FormProblem>
      {lines && <RemittanceLines lines={lines} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="second" busyText={isBusy ? 'Working' : undefined} onClick={() => send()}>
          Check file
        </Button>
        {file && fitting > 0 && (
          <Button busyText={isBusy ? 'Working' : undefined} onClick={() => send(fitting)}>
            Mark {fitting} {fitting === 1 ? 'parcel' : 'parcels'} as received
          </Button>
        )}
      </div>
    </details>
  );
}

const rupeesOrEmpty = (amount: number | null) => (amount === null ? '' : formatRupees(amount));

function RemittanceLines({ lines }: { lines: readonly RemittanceLine[] }) {
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
              <td className="whitespace-nowrap">{rupeesOrEmpty(line.expected)}</td>
              <td className="whitespace-nowrap">{rupeesOrEmpty(line.received)}</td>
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
