import * as calls from '../../contract/staff-product-lot.ts';
import { asAttachment, sandboxed } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { PathParams } from '../http/path-params.ts';
import { route, type Router } from '../http/route.ts';
import { drawLotLabel } from '../services/product/lots/draw-lot-label.ts';
import { readStaffReport } from '../services/product/lots/read-report.ts';
import { removeLot, removeReport, addLot, changeLot } from '../services/product/lots/save-lot.ts';

const lotIds = ({ idParam }: PathParams) =>
  [idParam('id', 'Product'), idParam('lotId', 'Lot')] as const;

export function staffProductLotRoutes(router: Router): void {
  route(router, calls.addLot, ({ context, caller, idParam, body, files }) =>
    addLot(context, caller, idParam('id', 'Product'), {
      input: body,
      report: files(calls.reportField)[0],
    }),
  );
  route(router, calls.changeLot, ({ context, caller, body, files, ...params }) =>
    changeLot(context, caller, ...lotIds(params), {
      input: body,
      report: files(calls.reportField)[0],
    }),
  );
  route(router, calls.removeLot, ({ context, caller, ...params }) =>
    removeLot(context, caller, ...lotIds(params)),
  );
  route(router, calls.removeLotReport, ({ context, caller, ...params }) =>
    removeReport(context, caller, ...lotIds(params)),
  );
  serveDownload(router, calls.getLotLabel, async ({ context, ...params }) => {
    const { bytes, title } = await drawLotLabel(context, ...lotIds(params));
    return { bytes, headers: asAttachment(title) };
  });
  serveDownload(router, calls.getStaffLotReport, async ({ context, ...params }) => {
    const { bytes, title } = await readStaffReport(context, ...lotIds(params));
    return { bytes, headers: { ...sandboxed, ...asAttachment(title) } };
  });
}
