import type { ExportFormat } from '../../contract/staff-export';
import type { ExportedList } from '../../contract/staff-list-export';
import { getPageVitals } from '../../contract/page-vitals';
import { getGstReturn, getTally } from '../../contract/staff-report';
import { getSalesReport } from '../../contract/staff-sales-report';
import { routes } from '../../platform/routes';
import { listPath } from '../list-path';

export const reportsPath = `${routes.dashboard}/reports`;

const proxyPath = '/api/store';

export const gstReturnHref = (month: string, format: 'json' | 'xlsx'): string =>
  `${proxyPath}${listPath(getGstReturn, { month, format })}`;

export const tallyHref = (month: string): string => `${proxyPath}${listPath(getTally, { month })}`;

export const listHref = (list: ExportedList, format: ExportFormat): string =>
  `${proxyPath}/staff/export/${list}/?format=${format}`;

export const pageVitalsPath = listPath(getPageVitals, {});

export const salesReportPath = (query: { by: string; from: string; to: string }): string =>
  listPath(getSalesReport, query);
