import * as courierCalls from '../../contract/staff-courier.ts';
import * as calls from '../../contract/staff-settings.ts';
import { route, type Router } from '../http/route.ts';
import { loadDemo } from '../services/demo-data/load-demo.ts';
import { removeDemo } from '../services/demo-data/remove-demo.ts';
import { markStep, readSetup } from '../services/setup/read-setup.ts';
import { listCouriers, putCourier, removeCourier } from '../services/shipment/couriers.ts';
import { changeLogo, removeLogo } from '../services/shop-profile/change-logo.ts';
import { changeShop } from '../services/shop-profile/change-shop.ts';
import { listZones, putZone, removeZone } from '../services/shop-profile/delivery-zones.ts';
import { readSettings } from '../services/shop-profile/read-settings.ts';

export function staffSettingsRoutes(router: Router): void {
  route(router, calls.getSettings, async ({ context }) => ({ data: await readSettings(context) }));
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
  route(router, calls.getSetup, async ({ context }) => ({ data: await readSetup(context) }));
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
  route(router, calls.listZones, async ({ context, query }) => ({
    data: await listZones(context, query.search),
  }));
  route(router, calls.putZone, async ({ context, caller, body }) => {
    const { zones, overruledBy } = await putZone(context, caller, body);
    return { data: zones, overruled_by: overruledBy };
  });
  route(router, calls.removeZone, async ({ context, caller, param }) => ({
    data: await removeZone(context, caller, param('pinPrefix')),
  }));
  route(router, courierCalls.listCouriers, async ({ context }) => ({
    data: await listCouriers(context),
  }));
  route(router, courierCalls.putCourier, async ({ context, caller, body }) => ({
    data: await putCourier(context, caller, body),
  }));
  route(router, courierCalls.removeCourier, async ({ context, caller, idParam }) => ({
    data: await removeCourier(context, caller, idParam('courierId', 'Courier')),
  }));
}
