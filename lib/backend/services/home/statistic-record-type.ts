import type { StaffStatistic, StatisticInput } from '../../../contract/staff-home.ts';
import { statistics } from '../../db/schema/content.ts';
import { lastPosition } from '../content/records.ts';
import type { OrderedRecordType } from '../content/record-type.ts';

type StatisticRow = typeof statistics.$inferSelect;

export const statisticRecordType: OrderedRecordType<StatisticRow, StatisticInput, StaffStatistic> =
  {
    name: 'Figure',
    subject: 'statistic',
    table: statistics,
    searched: [statistics.name],
    sorts: { position: statistics.position, name: statistics.name },
    firstSort: 'position',
    toValues: async (context, { name, value }, before) => ({
      name,
      value,
      ...(!before && { position: await lastPosition(context, statisticRecordType, {}) }),
    }),
    show: async (_, rows) =>
      rows.map(({ id, version, name, value }) => ({ id, version, name, value })),
    effectOf: () => ({ tags: ['home', 'statistics'], paths: ['/'] }),
  };
