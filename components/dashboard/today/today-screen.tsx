import type { AnswerOf } from '@/lib/contract/endpoint';
import type {
  getSales,
  SalesPeriod,
  StaffTask,
  BestSeller,
  StoreHealth,
} from '@/lib/contract/staff-today';
import { DashboardHead } from '../dashboard-head';
import { SalesPanel } from './sales-panel';
import Image from 'next/image';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { PermittedLink } from '../permitted-link';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';
import { taskText, taskLinks } from '@/lib/dashboard/today/task-links';
import { storeProblems } from '@/lib/contract/store-problem';
import { formatDateTime } from '@/lib/format/date';

interface TodayScreenProps {
  name: string;
  tasks: StaffTask[];
  stepsLeft: number;
  period: SalesPeriod;
  /** Null: no permission for reports. */
  sales: AnswerOf<typeof getSales>['data'] | null;
  /** Null: no permission for settings. */
  health: StoreHealth | null;
  seesOrders: boolean;
  seesProducts: boolean;
}

export function TodayScreen({
  name,
  tasks,
  stepsLeft,
  period,
  sales,
  health,
  seesOrders,
  seesProducts,
}: TodayScreenProps) {
  const server = health && <StoreHealthPanel {...health} />;
  const isUnwell = health !== null && health.problems.length > 0;
  return (
    <>
      <DashboardHead
        title={`Namaste, ${name}`}
        lead={sales ? 'Your to-dos and sales.' : 'Your to-dos.'}
      />
      <div className={sales ? 'two-sides today-sides' : undefined}>
        {sales && (
          <div className="panels">
            <SalesPanel period={period} sales={sales} seesOrders={seesOrders} />
          </div>
        )}
        <div className="panels">
          {stepsLeft > 0 && <SetupNote left={stepsLeft} />}
          {isUnwell && server}
          <TaskList tasks={tasks} />
          {!isUnwell && server}
          {sales && sales.best.length > 0 && (
            <BestSellers best={sales.best} seesProducts={seesProducts} />
          )}
        </div>
      </div>
    </>
  );
}

function BestSellers({ best, seesProducts }: { best: BestSeller[]; seesProducts: boolean }) {
  return (
    <Panel title="Best sellers">
      <ol className="best-list">
        {best.map(({ product_id: id, name, image, pieces, revenue }) => (
          <li key={id}>
            {image ? (
              <Image src={image} alt="" width={40} height={40} />
            ) : (
              <span aria-hidden className="no-picture" />
            )}
            <PermittedLink href={`/dashboard/products/${id}`} isPermitted={seesProducts}>
              {name}
            </PermittedLink>
            <span>
              {pieces} {pieces === 1 ? 'unit' : 'units'}
            </span>
            <strong>{formatRupees(revenue)}</strong>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function SetupNote({ left }: { left: number }) {
  return (
    <Panel title="Set up your shop">
      <p className="mb-4 text-ink-2">{left === 1 ? '1 step' : `${left} steps`} left.</p>
      <Link href={routes.setup} prefetch={false} className={buttonClass()}>
        Continue setup
      </Link>
    </Panel>
  );
}

function TaskList({ tasks }: { tasks: StaffTask[] }) {
  return (
    <Panel title="To do">
      {tasks.length === 0 ? (
        <p className="text-ink-2">All done for now.</p>
      ) : (
        <ul className="task-list">
          {tasks.map(({ name, count, more }) => (
            <li key={name} data-urgent={taskLinks[name].isUrgent || undefined}>
              <Link href={taskLinks[name].href} prefetch={false}>
                {taskText(name, count, more)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function StoreHealthPanel({ problems, backup }: StoreHealth) {
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
