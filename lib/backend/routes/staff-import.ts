import { asAttachment } from '../http/attachment-header.ts';
import { Buffer } from 'node:buffer';
import { dayInIndia } from '../../contract/india-clock.ts';
import { exportProducts as exportCall, xlsxType } from '../../contract/staff-export.ts';
import * as calls from '../../contract/staff-import.ts';
import { serveDownload } from '../http/download.ts';
import type { Limit } from '../http/rate-limit.ts';
import { route, type Router } from '../http/route.ts';
import { exportProducts, exportTitles } from '../services/product-export/export-products.ts';
import { askToApply, startImport } from '../services/product-import/start-import.ts';
import { drawFaultyLines, drawReport } from '../services/product-import/draw-report.ts';
import { listImportLines } from '../services/product-import/list-import-lines.ts';
import { listImports, readImport } from '../services/product-import/read-import.ts';
import { toImport, toImportLine } from '../services/product-import/serialize.ts';

const importsByAccount: Limit = {
  name: 'product-import',
  points: 60,
  seconds: 3_600,
  message: 'Too many uploads in a short time. Try again later.',
};

/** Each reads the whole file again, in a separate thread. */
const rereadsByAccount: Limit = { ...importsByAccount, name: 'product-import-lines' };

export function staffImportRoutes(router: Router): void {
  route(router, calls.listProductImports, async ({ context, query }) => {
    const { data, ...page } = await listImports(context, query);
    return { data: data.map(toImport), ...page };
  });
  route(router, calls.startProductImport, async ({ context, caller, files }) => {
    await router.limits.byKey(importsByAccount, String(caller.customerId));
    const id = await startImport(context, caller, files(calls.importField)[0]);
    return { data: toImport(await readImport(context, id)) };
  });
  route(router, calls.getProductImport, async ({ context, idParam }) => ({
    data: toImport(await readImport(context, idParam('id', 'Import'))),
  }));
  route(router, calls.listImportLines, async ({ context, idParam, query }) => {
    const { data, ...page } = await listImportLines(context, idParam('id', 'Import'), query);
    return { data: data.map(toImportLine), ...page };
  });
  route(router, calls.applyProductImport, async ({ context, idParam, body }) => {
    const id = idParam('id', 'Import');
    await askToApply(context, id, body.skip_faulty);
    return { data: toImport(await readImport(context, id)) };
  });
  serveDownload(router, calls.getFaultyLines, async ({ context, caller, idParam }) => {
    const id = idParam('id', 'Import');
    await router.limits.byKey(rereadsByAccount, String(caller.customerId));
    const { format, bytes } = await drawFaultyLines(context, id);
    return {
      bytes,
      ...(format === 'xlsx' && { type: xlsxType }),
      headers: asAttachment(`import-${id}-errors.${format}`),
    };
  });
  serveDownload(router, calls.getImportReport, async ({ context, idParam, query }) => {
    const id = idParam('id', 'Import');
    await readImport(context, id);
    return {
      bytes: encoded(drawReport(context, id, query.faults === true)),
      headers: asAttachment(`import-${id}.csv`),
    };
  });
  serveDownload(router, exportCall, async ({ context, query }) => {
    const { format, titles, ...filters } = query;
    const day = dayInIndia(context.now());
    return {
      bytes: titles ? exportTitles(format) : exportProducts(context, filters, format),
      ...(format === 'xlsx' && { type: xlsxType }),
      headers: asAttachment(`products${titles ? '' : `-${day}`}.${format}`),
    };
  });
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield Buffer.from(part);
}
