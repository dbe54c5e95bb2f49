import type { AnswerOf } from '@/lib/contract/endpoint';
import type { getSales, SalesPeriod, StaffTask } from '@/lib/contract/staff-today';
import { DashboardHead } from '../dashboard-head';
import { BestSellers } from './best-sellers';
import { FirstDayNote } from './first-day-note';
import { SalesPanel } from './sales-panel';
import { TaskList } from './task-list';

interface TodayScreenProps {
  name: string;
  tasks: StaffTask[];
  stepsLeft: number;
  period: SalesPeriod;
  /** Null: no permission for orders. */
  sales: AnswerOf<typeof getSales>['data'] | null;
}

export function TodayScreen({ name, tasks, stepsLeft, period, sales }: TodayScreenProps) {
  return (
    <>
      <DashboardHead title={`Good day, ${name}`} lead="What needs doing now, and what sold." />
      <div className="two-sides today-sides">
        <div className="panels">{sales && <SalesPanel period={period} sales={sales} />}</div>
        <div className="panels">
          {stepsLeft > 0 && <FirstDayNote left={stepsLeft} />}
          <TaskList tasks={tasks} />
          {sales && sales.best.length > 0 && <BestSellers best={sales.best} />}
        </div>
      </div>
    </>
  );
}
