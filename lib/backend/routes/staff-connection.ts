import * as calls from '../../contract/staff-connection.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from '../services/api-key/manage-api-keys.ts';
import { listDeliveries, sendAgain } from '../services/webhook/list-deliveries.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
} from '../services/webhook/manage-webhooks.ts';

export function staffConnectionRoutes(router: Router): void {
  dataRoute(router, calls.listApiKeys, ({ context }) => listApiKeys(context));
  route(router, calls.makeApiKey, ({ context, caller, body }) => makeApiKey(context, caller, body));
  dataRoute(router, calls.revokeApiKey, ({ context, caller, idParam }) =>
    revokeApiKey(context, caller, idParam('id', 'Key')),
  );
  dataRoute(router, calls.listWebhooks, ({ context }) => listWebhooks(context));
  route(router, calls.addWebhook, ({ context, caller, body }) => addWebhook(context, caller, body));
  dataRoute(router, calls.changeWebhook, ({ context, caller, idParam, body }) =>
    changeWebhook(context, caller, idParam('id', 'Webhook'), body),
  );
  dataRoute(router, calls.removeWebhook, ({ context, caller, idParam }) =>
    removeWebhook(context, caller, idParam('id', 'Webhook')),
  );
  route(router, calls.listDeliveries, ({ context, idParam, query }) =>
    listDeliveries(context, idParam('id', 'Webhook'), query),
  );
  route(router, calls.sendAgain, async ({ context, idParam }) => {
    await sendAgain(context, idParam('id', 'Webhook'), idParam('deliveryId', 'Message'));
    return { message: 'Sending again' };
  });
}
