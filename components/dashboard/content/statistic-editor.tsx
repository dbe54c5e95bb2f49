'use client';

import { TextField } from '@/components/form/text-field';
import {
  type StaffStatistic,
  statisticCalls,
  statisticInput,
  type StatisticInput,
} from '@/lib/contract/staff-home';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';
import type { RecordKind } from '../../../lib/dashboard/content/record-kind';

interface StatisticDraft {
  name: string;
  value: string;
}

const statisticKind: RecordKind<StatisticDraft, StatisticInput, StaffStatistic> = {
  contentType: 'home',
  noun: 'figure',
  calls: statisticCalls,
  schema: statisticInput,
  toDraft: (figure) => ({ name: figure?.name ?? '', value: String(figure?.value ?? '') }),
  titleOf: ({ name }) => name,
  partsOf: ({ id }) => ['figures', id],
  shopHref: () => '/',
  removal: 'The figure is gone from the home page.',
};

export function StatisticEditor({ known }: { known: StaffStatistic | null }) {
  return (
    <RecordScreen kind={statisticKind} known={known}>
      {({ control }) => (
        <Panel title="Figure">
          <div className="form-grid">
            <TextField
              control={control}
              name="name"
              label="Label"
              placeholder="Farms and makers"
              maxLength={80}
            />
            <TextField control={control} name="value" label="Figure" inputMode="decimal" />
          </div>
        </Panel>
      )}
    </RecordScreen>
  );
}
