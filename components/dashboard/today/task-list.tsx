import Link from 'next/link';
import type { StaffTask } from '@/lib/contract/staff-today';
import { taskText, taskWords } from '@/lib/dashboard/today/task-words';
import { Panel } from '../panel';

export function TaskList({ tasks }: { tasks: StaffTask[] }) {
  return (
    <Panel title="To do now">
      {tasks.length === 0 ? (
        <p className="text-ink-2">Nothing to do.</p>
      ) : (
        <ul className="task-list">
          {tasks.map(({ name, count, more }) => (
            <li key={name} data-urgent={taskWords[name].isUrgent || undefined}>
              <Link href={taskWords[name].href} prefetch={false}>
                {taskText(name, count, more)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
