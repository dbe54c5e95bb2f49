import { asAttachment } from '../http/attachment-header.ts';
import { Buffer } from 'node:buffer';
import { xlsxType } from '../../contract/staff-export.ts';
import { getGstReturn, getTally } from '../../contract/staff-report.ts';
import { getSalesReport } from '../../contract/staff-sales-report.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { serveDownload } from '../http/download.ts';
import { dataRoute, type Router } from '../http/route.ts';
import { makeGstReturn } from '../services/gst-return/make-gst-return.ts';
import { requireGstin } from '../services/gst-return/require-gstin.ts';
import { returnSheets } from '../services/gst-return/return-sheets.ts';
import { writeWorkbook } from '../services/product-export/write-xlsx.ts';
import { readSalesReport } from '../services/sales-report/read-sales-report.ts';
import { exportTally } from '../services/tally/export-tally.ts';

export function staffReportRoutes(router: Router): void {
  dataRoute(router, getSalesReport, async ({ context, query }) =>
    readSalesReport(await fromReader(context), query),
  );
  serveDownload(router, getGstReturn, async ({ context, query: { month, format } }) => {
    const made = await makeGstReturn(await fromReader(context), month);
    const name = `gstr-1-${month}.${format}`;
    if (format === 'json') {
      return {
        bytes: new Uint8Array(Buffer.from(JSON.stringify(made))),
        headers: asAttachment(name),
      };
    }
    return {
      bytes: writeWorkbook(returnSheets(made)),
      type: xlsxType,
      headers: asAttachment(name),
    };
  });
  serveDownload(router, getTally, async ({ context, query: { month } }) => ({
    bytes: exportTally(await fromReader(context), month, await requireGstin(context)),
    headers: asAttachment(`tally-${month}.xml`),
  }));
}
