import * as calls from '../../contract/staff-product-lot.ts';
import { attachmentHeader } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import { parseId, route, type Router } from '../http/route.ts';
import { drawLotLabel } from '../services/product/lots/draw-lot-label.ts';
import { readStaffReport } from '../services/product/lots/read-report.ts';
import { removeLot, removeReport, addLot, changeLot } from '../services/product/lots/save-lot.ts';

export function staffProductLotRoutes(router: Router): void {
  route(router, calls.addLot, ({ context, caller, idParam, body, files }) =>
    addLot(context, caller, idParam('id', 'Product'), {
      input: body,
      report: files(calls.reportField)[0],
    }),
  );
  route(router, calls.changeLot, ({ context, caller, idParam, body, files }) =>
    changeLot(context, caller, idParam('id', 'Product'), idParam('lotId', 'Lot'), {
      input: body,
      report: files(calls.reportField)[0],
    }),
  );
  route(router, calls.removeLot, ({ context, caller, idParam }) =>
    removeLot(context, caller, idParam('id', 'Product'), idParam('lotId', 'Lot')),
  );
  route(router, calls.removeLotReport, ({ context, caller, idParam }) =>
    removeReport(context, caller, idParam('id', 'Product'), idParam('lotId', 'Lot')),
  );
  serveDownload(router, calls.getLotLabel, async ({ context, param }) => {
    const { bytes, title } = await drawLotLabel(
      context,
      parseId(param('id'), 'Product'),
      parseId(param('lotId'), 'Lot'),
    );
    return { bytes, headers: { 'Content-Disposition': attachmentHeader(title) } };
  });
  serveDownload(router, calls.getStaffLotReport, async ({ context, param }) => {
    const { bytes, title } = await readStaffReport(
      context,
      parseId(param('id'), 'Product'),
      parseId(param('lotId'), 'Lot'),
    );
    return {
      bytes,
      headers: {
        'Content-Disposition': attachmentHeader(title),
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    };
  });
}
