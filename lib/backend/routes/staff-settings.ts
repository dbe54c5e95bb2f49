import * as courierCalls from '../../contract/staff-courier.ts';
import * as calls from '../../contract/staff-settings.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { loadDemo } from '../services/demo-data/load-demo.ts';
import { removeDemo } from '../services/demo-data/remove-demo.ts';
import { markStep, readSetup } from '../services/setup/read-setup.ts';
import { listCouriers, putCourier, removeCourier } from '../services/shipment/couriers.ts';
import { changeLogo, removeLogo } from '../services/shop-profile/change-logo.ts';
import { changeShop } from '../services/shop-profile/change-shop.ts';
import { listZones, putZone, removeZone } from '../services/shop-profile/delivery-zones.ts';
import { readSettings } from '../services/shop-profile/read-settings.ts';

export function staffSettingsRoutes(router: Router): void {
  dataRoute(router, calls.getSettings, ({ context }) => readSettings(context));
  route(router, calls.changeSettings, async ({ context, caller, body }) => {
    await changeShop(context, caller, body);
    return { data: await readSettings(context), message: 'Settings saved' };
  });
  route(router, calls.changeLogo, async ({ context, caller, files }) => {
    await changeLogo(context, caller, files(calls.logoField)[0]);
    return { data: await readSettings(context) };
  });
  route(router, calls.removeLogo, async ({ context, caller }) => {
    await removeLogo(context, caller);
    return { data: await readSettings(context) };
  });
  dataRoute(router, calls.getSetup, ({ context }) => readSetup(context));
  route(router, calls.markStep, async ({ context, body }) => {
    await markStep(context, body.step);
    return { data: await readSetup(context) };
  });
  route(router, calls.loadDemo, async ({ context, caller }) => {
    await loadDemo(context, caller);
    return { data: await readSetup(context) };
  });
  route(router, calls.removeDemo, async ({ context, caller }) => {
    await removeDemo(context, caller);
    return { data: await readSetup(context) };
  });
  dataRoute(router, calls.listZones, ({ context, query }) => listZones(context, query.search));
  route(router, calls.putZone, async ({ context, caller, body }) => {
    const { zones, overruledBy } = await putZone(context, caller, body);
    return { data: zones, overruled_by: overruledBy };
  });
  dataRoute(router, calls.removeZone, ({ context, caller, param }) =>
    removeZone(context, caller, param('pinPrefix')),
  );
  dataRoute(router, courierCalls.listCouriers, ({ context }) => listCouriers(context));
  dataRoute(router, courierCalls.putCourier, ({ context, caller, body }) =>
    putCourier(context, caller, body),
  );
  dataRoute(router, courierCalls.removeCourier, ({ context, caller, idParam }) =>
    removeCourier(context, caller, idParam('courierId', 'Courier')),
  );
}
