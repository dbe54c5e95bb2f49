import type { Feature } from '../../../contract/features.ts';
import { isOn } from '../../../contract/is-on.ts';
import type { ServiceContext } from '../../context.ts';
import type { MessageKind } from '../messages/message-kinds.ts';
import { requiredSmsKinds, smsKinds, templates } from '../messages/templates.ts';
import { writeXlsx, type SheetCell } from '../product-export/write-xlsx.ts';
import { readTemplateIds } from '../../providers/sms/template-ids.ts';
import { readShop, type OwnShop } from '../shop-profile/read-shop.ts';
import { readStoredKeys } from './stored-keys.ts';

const titles = ['Name', 'Needed', 'DLT type', 'Text for DLT', 'Text for MSG91', 'Template id'];

const featureOf = (kind: MessageKind): Feature | undefined => {
  if (kind.startsWith('membership_')) return 'elite';
  return kind.startsWith('appointment_') ? 'vaidya' : undefined;
};

function neededFor(kind: MessageKind, shop: OwnShop): string {
  const feature = featureOf(kind);
  if (feature && !isOn(shop, feature)) return 'No: switched off';
  if (requiredSmsKinds.includes(kind)) return 'Yes';
  return templates[kind].mail ? 'Optional: also sent by email' : 'Optional';
}

/**
 * Pattern with the names of shop and membership in place; the operators want the brand in the text.
 */
const namedIn = (pattern: string, shop: OwnShop) =>
  pattern.replaceAll('##shop##', shop.name).replaceAll('##membership##', shop.elite_name);

/** Returns the SMS texts to register with the operators (DLT) as rows, codes first. */
export function listSmsTemplates(shop: OwnShop, ids: Record<string, string>): SheetCell[][] {
  const kinds = [...requiredSmsKinds, ...smsKinds.filter((one) => !requiredSmsKinds.includes(one))];
  return kinds.map((kind) => {
    const text = namedIn(templates[kind].sms?.pattern ?? '', shop);
    const forDlt = text.replace(/##\w+##/g, '{#var#}');
    return [kind, neededFor(kind, shop), 'Service implicit', forDlt, text, ids[kind] ?? ''];
  });
}

/**
 * Streams the SMS texts to register as XLSX; filled in, its rows are pasted back as template ids.
 */
export async function* exportSmsTemplates(context: ServiceContext): AsyncGenerator<Uint8Array> {
  const shop = await readShop(context);
  const keys = (await readStoredKeys(context)).find(({ provider }) => provider === 'msg91');
  const { ids } = readTemplateIds(keys?.fields['template_ids'] ?? '');
  const known = Object.fromEntries(ids.split('\n').map((pair) => pair.split('=')));
  yield* writeXlsx('SMS templates', [[titles], listSmsTemplates(shop, known)]);
}
