import type { ImportLine } from '@/lib/contract/staff-import';

const nothing = 'nothing';

export function LineDetails({ outcome, changes, faults }: ImportLine) {
  if (faults.length > 0) {
    return (
      <ul className="line-details">
        {faults.map(({ column, value, message }) => (
          <li key={`${column} ${message}`} data-bad>
            {message}
            {value && !message.includes(value) && (
              <span>
                {column ? `${column} says ` : 'It says '}
                <q>{value}</q>
              </span>
            )}
          </li>
        ))}
      </ul>
    );
  }
  if (changes.length === 0) {
    return <span className="text-ink-2">{outcome === 'new' ? 'New product' : 'No change'}</span>;
  }
  return (
    <ul className="line-details">
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <strong>{column}</strong> <s>{before || nothing}</s> <ins>{after || nothing}</ins>
        </li>
      ))}
    </ul>
  );
}
