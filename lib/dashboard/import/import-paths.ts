import { exportProducts, type ExportFormat } from '../../contract/staff-export';
import { getFaultyLines, getImportReport } from '../../contract/staff-import';
import { buildPath } from '../../contract/endpoint';
import { routes } from '../../platform/routes';
import { listPath, type ListQuery } from '../list-path';

export const importsPath = `${routes.dashboard}/import`;
export const importPath = (id: number): string => `${importsPath}/${id}`;

const proxyPath = '/api/store';

export const exportHref = (format: ExportFormat, filters: ListQuery = {}): string => {
  const { page: _page, page_size: _size, sort: _sort, ...remainingFilters } = filters;
  return `${proxyPath}${listPath(exportProducts, { ...remainingFilters, format })}`;
};

export const titlesHref = (format: ExportFormat): string =>
  `${proxyPath}${listPath(exportProducts, { format, titles: 'true' })}`;

export const faultyLinesHref = (id: number): string =>
  `${proxyPath}${buildPath(getFaultyLines, { id })}`;

export const reportHref = (id: number, onlyFaults: boolean): string =>
  `${proxyPath}${buildPath(getImportReport, { id })}${onlyFaults ? '?faults=true' : ''}`;
