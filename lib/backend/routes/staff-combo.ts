import * as calls from '../../contract/staff-combo.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { readStaffCombo } from '../services/combo/read-combo.ts';
import { createCombo, dissolveCombo, saveCombo } from '../services/combo/save-combo.ts';

export function staffComboRoutes(router: Router): void {
  dataRoute(router, calls.getStaffCombo, ({ context, idParam }) =>
    readStaffCombo(context, idParam('id', 'Product')),
  );
  route(router, calls.saveCombo, ({ context, caller, idParam, body }) =>
    saveCombo(context, caller, idParam('id', 'Product'), body),
  );
  route(router, calls.dissolveCombo, async ({ context, caller, idParam, query }) => {
    await dissolveCombo(context, caller, idParam('id', 'Product'), query.version);
    return { message: 'Converted to a regular product' };
  });
  dataRoute(router, calls.createCombo, ({ context, caller, body }) =>
    createCombo(context, caller, body),
  );
}
