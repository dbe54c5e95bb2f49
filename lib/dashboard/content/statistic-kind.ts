import { statisticCalls, statisticInput } from '../../contract/staff-home';
import type { StaffStatistic, StatisticInput } from '../../contract/staff-home';
import type { RecordKind } from './record-kind';

export interface StatisticDraft {
  name: string;
  value: string;
}

export const statisticKind: RecordKind<StatisticDraft, StatisticInput, StaffStatistic> = {
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
