import type { Change } from '@/lib/dashboard/audit-log/changes';
import { AuditWords } from './audit-words';

export function AuditChanges({ changes }: { changes: Change[] }) {
  return (
    <ul className="max-w-[34rem] min-w-[16rem] text-1">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          <span className="text-ink-2">{name}: </span>
          {before !== null && (
            <del className="text-ink-2">
              <AuditWords text={before} />
            </del>
          )}{' '}
          {after === null ? 'nothing' : <AuditWords text={after} />}
        </li>
      ))}
    </ul>
  );
}
