import * as calls from '../../contract/staff-remittance.ts';
import { asAttachment } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { exportRemittances } from '../services/remittance/export-remittances.ts';
import { importRemittances } from '../services/remittance/import-remittances.ts';
import { listRemittances } from '../services/remittance/list-remittances.ts';
import { tickRemittance } from '../services/remittance/tick-remittance.ts';

export function staffRemittanceRoutes(router: Router): void {
  route(router, calls.listRemittances, async ({ context, query }) =>
    listRemittances(context, query),
  );
  dataRoute(router, calls.tickRemittance, ({ context, caller, idParam, body }) =>
    tickRemittance(context, caller, idParam('id', 'Parcel'), body),
  );
  dataRoute(router, calls.importRemittances, ({ context, caller, body }) =>
    importRemittances(context, caller, body),
  );
  serveDownload(router, calls.exportRemittances, ({ context, query }) =>
    Promise.resolve({
      bytes: exportRemittances(context, query.state),
      headers: {
        ...asAttachment('Cash-of-couriers.csv'),
        'Cache-Control': 'private, no-store',
      },
    }),
  );
}
