import { keyedProviders } from '../../contract/providers.ts';
import * as calls from '../../contract/staff-provider-keys.ts';
import { asAttachment } from '../http/attachment-header.ts';
import { serveDownload } from '../http/download.ts';
import type { Limit } from '../http/rate-limit.ts';
import { dataRoute, route, type Router } from '../http/route.ts';
import {
  changeProviderKeys,
  chooseGateway,
  requireProvider,
  removeProviderKeys,
} from '../services/provider-keys/change-provider-keys.ts';
import { exportSmsTemplates } from '../services/provider-keys/export-sms-templates.ts';
import { listProviderKeys } from '../services/provider-keys/list-provider-keys.ts';
import { tryProviderKeys } from '../services/provider-keys/try-keys.ts';

const trialsByOwner: Limit = {
  name: 'provider-trials',
  points: 30,
  seconds: 3_600,
  message: 'Too many attempts. Try again later.',
};

export function staffProviderKeyRoutes(router: Router): void {
  dataRoute(router, calls.getProviderKeys, ({ context }) => listProviderKeys(context));
  serveDownload(router, calls.exportSmsTemplates, ({ context }) =>
    Promise.resolve({
      bytes: exportSmsTemplates(context),
      headers: asAttachment('sms-templates.xlsx'),
    }),
  );
  for (const provider of keyedProviders) {
    route(router, calls.changeProviderKeys[provider], async ({ context, caller, body }) => {
      await changeProviderKeys(context, caller, provider, body);
      return { data: await listProviderKeys(context) };
    });
  }
  route(router, calls.removeProviderKeys, async ({ context, caller, param }) => {
    await removeProviderKeys(context, caller, requireProvider(param('provider')));
    return { data: await listProviderKeys(context) };
  });
  route(router, calls.chooseGateway, async ({ context, caller, param }) => {
    await chooseGateway(context, caller, requireProvider(param('provider')));
    return { data: await listProviderKeys(context) };
  });
  route(router, calls.tryProviderKeys, async ({ context, caller, param }) => {
    const provider = requireProvider(param('provider'));
    await router.limits.byKey(trialsByOwner, String(caller.customerId));
    return { data: await tryProviderKeys(context, caller, provider) };
  });
}
