import { TextField } from '@/components/form/text-field';
import type { StaffStatistic } from '@/lib/contract/staff-home';
import { statisticKind } from '@/lib/dashboard/content/statistic-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';

export function StatisticEditor({ known }: { known: StaffStatistic | null }) {
  return (
    <RecordScreen kind={statisticKind} known={known}>
      {({ control }) => (
        <Panel title="Figure" layout="form">
          <TextField
            control={control}
            name="name"
            label="Label"
            placeholder="Farms and makers"
            maxLength={80}
          />
          <TextField control={control} name="value" label="Figure" inputMode="decimal" />
        </Panel>
      )}
    </RecordScreen>
  );
}
