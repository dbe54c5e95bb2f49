import * as calls from '../../contract/staff-connection.ts';
import { route, type Router } from '../http/route.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from '../services/api-key/manage-api-keys.ts';
import { listDeliveries, sendAgain } from '../services/webhook/list-deliveries.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
} from '../services/webhook/manage-webhooks.ts';

export function staffConnectionRoutes(router: Router): void {
  route(router, calls.listApiKeys, async ({ context }) => ({ data: await listApiKeys(context) }));
  route(router, calls.makeApiKey, ({ context, caller, body }) => makeApiKey(context, caller, body));
  route(router, calls.revokeApiKey, async ({ context, caller, idParam }) => ({
    data: await revokeApiKey(context, caller, idParam('id', 'Key')),
  }));
  route(router, calls.listWebhooks, async ({ context }) => ({ data: await listWebhooks(context) }));
  route(router, calls.addWebhook, ({ context, caller, body }) => addWebhook(context, caller, body));
  route(router, calls.changeWebhook, async ({ context, caller, idParam, body }) => ({
    data: await changeWebhook(context, caller, idParam('id', 'Webhook'), body),
  }));
  route(router, calls.removeWebhook, async ({ context, caller, idParam }) => ({
    data: await removeWebhook(context, caller, idParam('id', 'Webhook')),
  }));
  route(router, calls.listDeliveries, ({ context, idParam, query }) =>
    listDeliveries(context, idParam('id', 'Webhook'), query),
  );
  route(router, calls.sendAgain, async ({ context, idParam }) => {
    await sendAgain(context, idParam('id', 'Webhook'), idParam('deliveryId', 'Message'));
    return { message: 'Sending again' };
  });
}
