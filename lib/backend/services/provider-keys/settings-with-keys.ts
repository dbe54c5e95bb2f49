import type { SettingSource } from '../../../contract/checked-settings.ts';
import { gatewayNames, type Gateway } from '../../../contract/gateway.ts';
import { fieldsOfProvider, type KeyedProvider } from '../../../contract/provider-fields.ts';
import { providerSettings } from './provider-settings.ts';
import type { KeyFields, StoredKeys } from './stored-keys.ts';

/** Port on which TLS begins with the connection. */
const tlsPort = '465';

const isThisMachine = (host: string) => host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host);

function settingsOfMail({
  host = '',
  port = '',
  user,
  password,
  mail_from,
}: KeyFields): SettingSource {
  const login = [user, password].map((part) => encodeURIComponent(part ?? '')).join(':');
  const scheme = port === tlsPort ? 'smtps' : 'smtp';
  // Without TLS the password would be readable on its way; this machine is for trials alone.
  const query = port === tlsPort || isThisMachine(host) ? '' : '/?requireTLS=true';
  return { SMTP_URL: `${scheme}://${login}@${host}:${port}${query}`, MAIL_FROM: mail_from };
}

function settingsOf({ provider, fields }: StoredKeys): SettingSource {
  if (provider === 'smtp') return settingsOfMail(fields);
  return Object.fromEntries(
    fieldsOfProvider(provider)
      .filter(({ name }) => fields[name])
      .map(({ name, isLong }) => [
        providerSettings[provider][name],
        isLong ? fields[name]?.trim().replace(/\s*[\r\n]+\s*/g, ',') : fields[name],
      ]),
  );
}

/** Whether the settings that the store was started with hold keys of a provider. */
export const isSetByServer = (given: SettingSource, provider: KeyedProvider): boolean =>
  Object.entries(providerSettings[provider]).some(
    ([name, setting]) => name !== 'url' && given[setting],
  );

/** Whether these settings name the gateway of new payments. */
export const namesGateway = (given: SettingSource): boolean => Boolean(given['PAYMENT_PROVIDER']);

/** Returns the settings with stored keys; those that the store was started with win. */
export function settingsWithKeys(given: SettingSource, stored: StoredKeys[]): SettingSource {
  const used = stored.filter(({ provider }) => !isSetByServer(given, provider));
  const gateway = chosenGateway(used);
  return {
    ...given,
    ...Object.assign({}, ...used.map(settingsOf)),
    ...(gateway && !namesGateway(given) && { PAYMENT_PROVIDER: gateway }),
  };
}

/** Returns the hosts of stored addresses, in lower case. */
export const enteredHostsOf = (stored: StoredKeys[]): string[] =>
  stored.flatMap(({ fields: { host, url } }) =>
    [host, url && new URL(url).hostname].flatMap((one) => (one ? [one.toLowerCase()] : [])),
  );

function chosenGateway(stored: StoredKeys[]): Gateway | undefined {
  const [last] = stored
    .filter(({ chosenAt }) => chosenAt !== null)
    .toSorted((a, b) => Number(b.chosenAt) - Number(a.chosenAt));
  return gatewayNames.find((name) => name === last?.provider);
}
