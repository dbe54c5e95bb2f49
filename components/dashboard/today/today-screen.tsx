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
  /** Null: no permission for reports. */
  sales: AnswerOf<typeof getSales>['data'] | null;
  seesOrders: boolean;
  seesProducts: boolean;
}

export function TodayScreen({
  name,
  tasks,
  stepsLeft,
  period,
  sales,
  seesOrders,
  seesProducts,
}: TodayScreenProps) {
  return (
    <>
      <DashboardHead
        title={`Good day, ${name}`}
        lead={sales ? 'What needs doing now, and what sold.' : 'What needs doing now.'}
      />
      <div className={sales ? 'two-sides today-sides' : undefined}>
        {sales && (
          <div className="panels">
            <SalesPanel period={period} sales={sales} seesOrders={seesOrders} />
          </div>
        )}
        <div className="panels">
          {stepsLeft > 0 && <FirstDayNote left={stepsLeft} />}
          <TaskList tasks={tasks} />
          {sales && sales.best.length > 0 && (
            <BestSellers best={sales.best} seesProducts={seesProducts} />
          )}
        </div>
      </div>
    </>
  );
}
