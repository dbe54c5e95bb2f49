import {
  orderStatistics,
  statisticCalls,
  statisticInput,
  type StaffStatistic,
  type StatisticInput,
} from '../../contract/staff-home';
import type { OrderedKind } from './record-kind';

export interface StatisticDraft {
  name: string;
  value: string;
}

const grouped = new Intl.NumberFormat('en-IN');

export const statisticKind: OrderedKind<StatisticDraft, StatisticInput, StaffStatistic> = {
  contentType: 'home',
  folder: 'figures',
  noun: 'figure',
  calls: statisticCalls,
  schema: statisticInput,
  toDraft: (figure) => ({ name: figure?.name ?? '', value: String(figure?.value ?? '') }),
  recordTitle: ({ name }) => name,
  shopHref: () => '/',
  removal: 'The figure will be removed from the home page.',
  order: {
    call: orderStatistics,
    groups: [{ title: 'Figures' }],
    entry: ({ name, value }) => ({ title: name, value: grouped.format(value) }),
    empty: 'No figures yet',
  },
};
