import { fieldsOfProvider, type KeyedProvider } from '../../../contract/provider-fields.ts';
import type { ServiceContext } from '../../context.ts';
import { invalid } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import {
  publicAddressesOf,
  publicAddressesOfHost,
  whyNotPublic,
} from '../webhook/public-address.ts';
import type { KeyFields } from './stored-keys.ts';
import { readTemplateIds } from './template-ids.ts';

/**
 * Returns the fields to store: a secret left empty keeps its stored value. Throws 400 with the field
 * if one is missing, or if what it belongs to has changed: a stored password must not be sent to
 * another server.
 */
export function withKeptSecrets(
  provider: KeyedProvider,
  entered: KeyFields,
  stored: KeyFields | undefined,
): KeyFields {
  const fields = fieldsOfProvider(provider);
  const changed =
    stored &&
    fields.find(
      ({ name, isSecret, standsAlone }) =>
        !isSecret && !standsAlone && (entered[name] ?? '') !== (stored[name] ?? ''),
    );
  const result: KeyFields = {};
  const errors: Record<string, string[]> = {};
  for (const { name, label, isSecret, standsAlone, isOptional } of fields) {
    const value = entered[name] || (isSecret ? stored?.[name] : '') || '';
    const isKept = isSecret && !entered[name] && value !== '';
    if (value === '' && !isOptional) errors[name] = [`${label} is required`];
    if (isKept && changed && !standsAlone) {
      errors[name] = [`Please enter it again, because ${changed.label} has changed`];
    }
    result[name] = value;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return result;
}

/** Throws 400 with the field if an address is not public, or keys cannot be right. */
export async function checkKeys(
  context: ServiceContext,
  provider: KeyedProvider,
  fields: KeyFields,
): Promise<void> {
  const { host, url, key_id, template_ids, site_key, secret_key } = fields;
  const at = (name: string) => (error: unknown) => {
    throw invalid({ [name]: [whyNotPublic(error)] });
  };
  if (host) await publicAddressesOfHost(context, host).catch(at('host'));
  if (url) await publicAddressesOf(context, url).catch(at('url'));
  if (provider === 'smtp' && Number(fields['port']) > 65_535) {
    throw invalid({ port: ['Must be a port number: 465 or 587'] });
  }
  if (site_key && site_key === secret_key) {
    throw invalid({ secret_key: ['This is the site key'] });
  }
  const takesTestKeys = context.env.mode === 'demo' || (await readShop(context)).has_demo;
  if (key_id?.startsWith('rzp_test_') && !takesTestKeys) {
    throw invalid({ key_id: ['This is a test key: nobody would pay. Enter the live key'] });
  }
  const { faults } = readTemplateIds(template_ids ?? '');
  if (provider === 'msg91' && faults.length > 0)
    throw invalid({ template_ids: [faults.join(' ')] });
}
