import { storeProblems } from '@/lib/contract/store-problem';
import type { StoreHealth } from '@/lib/contract/staff-today';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';

export function StoreHealthPanel({ problems, backup }: StoreHealth) {
  return (
    <Panel title="Server">
      {problems.length > 0 && (
        <ul className="mb-4 grid gap-4">
          {problems.map(({ name, since, detail }) => (
            <li key={name}>
              <p className="font-semibold text-clay">
                {storeProblems[name].title}, since {formatDateTime(since)}.
              </p>
              <p>{storeProblems[name].help}</p>
              <p className="text-sm wrap-anywhere text-ink-2">{detail}</p>
            </li>
          ))}
        </ul>
      )}
      <Backup {...backup} />
    </Panel>
  );
}

function Backup({ at, last_at: lastAt, places, tried_at: triedAt }: StoreHealth['backup']) {
  const schedule = at ? `Daily backup at ${at}.` : 'Automatic backups are off (BACKUP_AT).';
  return (
    <div className="text-ink-2">
      <p>
        {lastAt ? `Last backup: ${formatDateTime(lastAt)}.` : 'No backup yet.'} {schedule}
      </p>
      {places.map((place) => (
        <p key={place} className="text-sm wrap-anywhere">
          {place}
        </p>
      ))}
      {lastAt && (
        <p>{triedAt ? `Last restore test: ${formatDateTime(triedAt)}.` : 'No restore test yet.'}</p>
      )}
    </div>
  );
}
