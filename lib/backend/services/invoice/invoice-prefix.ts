import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { readSetting } from '../shop-profile/read-setting.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { writeSetting } from '../shop-profile/write-setting.ts';
import { writeAudit } from '../staff/write-audit.ts';

const name = 'invoice_prefix';
const ofDemo = 'SOSE';
const ofNewShop = 'INV';

/** Returns the prefix of invoice numbers that the owner has set, or the one of a new shop. */
export async function readInvoicePrefix(context: Pick<ServiceContext, 'db'>): Promise<string> {
  const prefix = await readSetting(context, name);
  if (typeof prefix === 'string') return prefix;
  return (await readShop(context)).has_demo ? ofDemo : ofNewShop;
}

/**
 * Stores another prefix, for invoices from now on; existing numbers stay, and the sequence of the
 * financial year runs on.
 */
export async function changeInvoicePrefix(
  context: ServiceContext,
  caller: CustomerCaller,
  prefix: string | undefined,
): Promise<void> {
  const before = await readInvoicePrefix(context);
  if (prefix === undefined || prefix === before) return;
  await writeSetting(context, name, prefix);
  await writeAudit(context, caller, {
    action: 'settings.change',
    subject: 'settings:invoices',
    before: { invoice_prefix: before },
    after: { invoice_prefix: prefix },
  });
}
