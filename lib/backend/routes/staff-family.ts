import * as calls from '../../contract/staff-family.ts';
import { fromReader } from '../db/reader/from-reader.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { acceptProposals, proposeFamilies } from '../services/family/propose-families.ts';
import { readStaffFamily } from '../services/family/read-family.ts';
import { dissolveFamily, saveFamily } from '../services/family/save-family.ts';

export function staffFamilyRoutes(router: Router): void {
  dataRoute(router, calls.getStaffFamily, ({ context, idParam }) =>
    readStaffFamily(context, idParam('id', 'Product')),
  );
  route(router, calls.saveFamily, ({ context, caller, idParam, body }) =>
    saveFamily(context, caller, idParam('id', 'Product'), body),
  );
  route(router, calls.dissolveFamily, ({ context, caller, idParam, query }) =>
    dissolveFamily(context, caller, idParam('id', 'Product'), query.version),
  );
  route(router, calls.proposeFamilies, async ({ context }) =>
    proposeFamilies(await fromReader(context)),
  );
  route(router, calls.acceptProposals, ({ context, caller, body }) =>
    acceptProposals(context, caller, body.families),
  );
}
