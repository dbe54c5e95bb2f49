import { providerFields, type KeyedProvider } from '../../../contract/providers.ts';
import type { ServiceContext } from '../../context.ts';
import { invalid } from '../../errors.ts';
import type { KeyFields } from '../../providers/provider.ts';
import { registry } from '../../providers/registry.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import {
  publicAddressesOf,
  publicAddressesOfHost,
  whyNotPublic,
} from '../webhook/public-address.ts';

/**
 * Returns the fields to store: a secret left empty keeps its stored value. Throws 400 with the
 * field if one is missing, or if the field it depends on has changed: a stored password must not be
 * sent to another server.
 */
export function mergeSecrets(
  provider: KeyedProvider,
  entered: KeyFields,
  stored: KeyFields | undefined,
): KeyFields {
  const fields = providerFields(provider);
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
      errors[name] = [`Enter it again, because ${changed.label} has changed`];
    }
    result[name] = value;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return result;
}

/**
 * Returns the fields as they are stored. Throws 400 with the field if an address is not public, or
 * keys cannot be right.
 */
export async function checkKeys(
  context: ServiceContext,
  provider: KeyedProvider,
  fields: KeyFields,
): Promise<KeyFields> {
  const { host, url } = fields;
  const at = (name: string) => (error: unknown) => {
    throw invalid({ [name]: [whyNotPublic(error)] });
  };
  if (host) await publicAddressesOfHost(context, host).catch(at('host'));
  if (url) await publicAddressesOf(context, url).catch(at('url'));
  const takesTestKeys = context.env.mode === 'demo' || (await readShop(context)).has_demo;
  return registry[provider].checkFields?.(fields, { takesTestKeys }) ?? fields;
}
