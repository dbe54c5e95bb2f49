import type { Change } from '@/lib/dashboard/trail/changes';
import { TrailWords } from './trail-words';

export function TrailChanges({ changes }: { changes: Change[] }) {
  return (
    <ul className="max-w-[34rem] min-w-[16rem] text-1">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          <span className="text-ink-2">{name}: </span>
          {before !== null && (
            <del className="text-ink-2">
              <TrailWords text={before} />
            </del>
          )}{' '}
          {after === null ? 'nothing' : <TrailWords text={after} />}
        </li>
      ))}
    </ul>
  );
}
