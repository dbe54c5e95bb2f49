import type { SettingSource } from '../../../contract/checked-settings.ts';
import {
  gatewayNames,
  providerFields,
  type Gateway,
  type KeyedProvider,
} from '../../../contract/providers.ts';
import type { Setting } from '../../providers/provider.ts';
import { registry } from '../../providers/registry.ts';
import type { StoredKeys } from './stored-keys.ts';

/** Returns the settings that hold what owners enter. */
export function enteredSettings(provider: KeyedProvider): Setting[] {
  const { settings, toSettings } = registry[provider];
  if (toSettings) return Object.values(settings);
  return providerFields(provider).flatMap(({ name }) => settings[name] ?? []);
}

function toSettings({ provider, fields }: StoredKeys): SettingSource {
  const { settings, ...half } = registry[provider];
  if (half.toSettings) return half.toSettings(fields);
  const entered = providerFields(provider).filter(({ name }) => fields[name]);
  return Object.fromEntries(
    entered.map(({ name, isLong }) => [
      settings[name]?.name,
      isLong ? fields[name]?.trim().replace(/\s*[\r\n]+\s*/g, ',') : fields[name],
    ]),
  );
}

/** Whether the settings that the store was started with hold keys of a provider. */
export const isSetByServer = (given: SettingSource, provider: KeyedProvider): boolean =>
  enteredSettings(provider).some(({ name, preset }) => preset === undefined && given[name]);

/** Whether these settings name the gateway of new payments. */
export const namesGateway = (given: SettingSource): boolean => Boolean(given['PAYMENT_PROVIDER']);

/** Returns the settings with stored keys; those that the store was started with win. */
export function settingsWithKeys(given: SettingSource, stored: StoredKeys[]): SettingSource {
  const used = stored.filter(({ provider }) => !isSetByServer(given, provider));
  const gateway = chosenGateway(used);
  return {
    ...given,
    ...Object.assign({}, ...used.map(toSettings)),
    ...(gateway && !namesGateway(given) && { PAYMENT_PROVIDER: gateway }),
  };
}

/** Returns the hosts of stored addresses, in lower case. */
export const enteredHosts = (stored: StoredKeys[]): string[] =>
  stored.flatMap(({ fields: { host, url } }) =>
    [host, url && new URL(url).hostname].flatMap((one) => (one ? [one.toLowerCase()] : [])),
  );

function chosenGateway(stored: StoredKeys[]): Gateway | undefined {
  const [last] = stored
    .filter(({ chosenAt }) => chosenAt !== null)
    .toSorted((a, b) => Number(b.chosenAt) - Number(a.chosenAt));
  return gatewayNames.find((name) => name === last?.provider);
}
