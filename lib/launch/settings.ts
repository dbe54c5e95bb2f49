import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileCacheSettings } from './compile-cache.ts';
import { errorCode } from './error-code.ts';
import { parseTrustedProxies } from '../server/trusted-proxies.ts';

export type Environment = Record<string, string | undefined>;

export interface LaunchSettings {
  /** Listen address of the storefront. */
  host: string;
  port: number;
  /** Listen address of the embedded store API. */
  apiHost: string;
  apiPort: number;
  /** Absolute path, without symbolic links: all programs must name the database's files alike. */
  dataDir: string;
  /** The public address, without a trailing slash. */
  siteUrl: string;
  /** Address of the storefront for the embedded API, without a trailing slash. */
  storefrontUrl: string;
  storeApiUrl: string;
  /** False if STORE_API_URL names an external API. */
  hasEmbeddedApi: boolean;
  mode: 'demo' | 'live';
  /** Port of the API's metrics, and the one below the storefront's; undefined: none. */
  metricsPort: number | undefined;
  /** JavaScript heap limit of each program, in megabytes; of the storefront, that of a renderer. */
  storefrontHeapMb: number;
  apiHeapMb: number;
}

/**
 * A program needs up to 160 MB besides. Without a limit V8 would let garbage grow to
 * gigabytes first.
 */
/* The code of all pages, shop and back office, takes 105. */
const STOREFRONT_HEAP_MB = 176;
const API_HEAP_MB = 640;
const LEAST_HEAP_MB = 128;

/** A start failed because of a setting or a port; the message is for the user at the terminal. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', 'localhost', '']);

/** Determines the settings of a start. Throws a LaunchError that lists everything wrong. */
export function readSettings(given: Environment): LaunchSettings {
  const { settings, faults } = inspectSettings(given);
  if (faults.length > 0) throw new LaunchError(describeSettingFaults(faults));
  return settings;
}

export const describeSettingFaults = (faults: string[]) =>
  `Fix these settings:\n  ${faults.join('\n  ')}`;

/** Returns the settings of a start with all faults; a faulty setting gets its default. */
export function inspectSettings(given: Environment): {
  settings: LaunchSettings;
  faults: string[];
} {
  const faults: string[] = [];
  const text = (name: string) => given[name]?.trim() ?? '';
  const port = (name: string, fallback: number) => {
    const number = Number(text(name) || fallback);
    if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number;
    faults.push(`${name} must be a port number from 1 to 65535, not "${text(name)}"`);
    return fallback;
  };
  const address = (name: string, fallback: string) => {
    const url = text(name) || fallback;
    if (!/^https?:\/\/[^\s/]+/.test(url)) {
      faults.push(`${name} must be an address that starts with http:// or https://, not "${url}"`);
    }
    return url.replace(/\/+$/, '');
  };

  const heap = (name: string, fallback: number) => {
    const number = Number(text(name) || fallback);
    if (Number.isInteger(number) && number >= LEAST_HEAP_MB) return number;
    faults.push(`${name} must be a whole number of ${LEAST_HEAP_MB} or more, not "${text(name)}"`);
    return fallback;
  };

  const host = text('HOST') || '127.0.0.1';
  const apiHost = text('API_HOST') || '127.0.0.1';
  const settings: LaunchSettings = {
    host,
    port: port('PORT', 3000),
    apiHost,
    apiPort: port('API_PORT', 4000),
    dataDir: realFolder(resolve(text('DATA_DIR') || '.data')),
    siteUrl: '',
    storefrontUrl: '',
    storeApiUrl: '',
    hasEmbeddedApi: !text('STORE_API_URL'),
    mode: text('STORE_MODE') === 'live' ? 'live' : 'demo',
    metricsPort: text('METRICS_PORT') ? port('METRICS_PORT', 0) : undefined,
    storefrontHeapMb: heap('STOREFRONT_HEAP_MB', STOREFRONT_HEAP_MB),
    apiHeapMb: heap('API_HEAP_MB', API_HEAP_MB),
  };
  settings.siteUrl = address('SITE_URL', `http://localhost:${settings.port}`);
  settings.storefrontUrl = `http://${reachableHost(host)}:${settings.port}`;
  settings.storeApiUrl = address(
    'STORE_API_URL',
    `http://${reachableHost(apiHost)}:${settings.apiPort}`,
  );
  if (!['', 'demo', 'live'].includes(text('STORE_MODE'))) {
    faults.push(`STORE_MODE must be demo or live, not "${text('STORE_MODE')}"`);
  }
  if (!['', 'text', 'json'].includes(text('LOG_FORMAT'))) {
    faults.push(`LOG_FORMAT must be text or json, not "${text('LOG_FORMAT')}"`);
  }
  faults.push(...proxyFaults(text('TRUSTED_PROXIES')));
  if (settings.mode === 'live') faults.push(...liveFaults(text));
  if (settings.hasEmbeddedApi && settings.port === settings.apiPort) {
    faults.push(`PORT and API_PORT must differ, both are ${settings.port}`);
  }
  return { settings, faults };
}

function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It is made later.
    return path;
  }
}

function proxyFaults(value: string): string[] {
  try {
    parseTrustedProxies(value);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Settings that are optional in a demo and required in a live store. */
function liveFaults(text: (name: string) => string): string[] {
  const faults: string[] = [];
  if (!text('SITE_URL').startsWith('https://')) {
    faults.push('SITE_URL must be the public https:// address of the shop in live mode');
  }
  if (!text('TRUSTED_PROXIES')) {
    faults.push(
      'TRUSTED_PROXIES must be set in live mode: the addresses or networks of the proxies in front of the ' +
        'store, such as "loopback" for one on this machine, or "none". Otherwise all shoppers share one rate limit',
    );
  }
  if (/^(1|true|yes)$/i.test(text('DEMO_DATA'))) {
    faults.push('DEMO_DATA=true creates demo accounts, so live mode does not allow it');
  }
  return faults;
}

function reachableHost(host: string): string {
  if (EVERY_ADDRESS.has(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Reads `.env` if it exists; variables of the environment take precedence. */
export function loadSettingsFile(): void {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Returns the environment of the store's programs. */
export function childEnvironment(
  given: Environment,
  settings: LaunchSettings,
  secrets: Record<string, string>,
  nodeEnv: 'production' | 'development',
): NodeJS.ProcessEnv {
  return {
    ...given,
    ...secrets,
    NODE_ENV: nodeEnv,
    NEXT_TELEMETRY_DISABLED: '1',
    ...compileCacheSettings,
    HOST: settings.host,
    API_HOST: settings.apiHost,
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    SITE_URL: settings.siteUrl,
    STORE_API_URL: settings.storeApiUrl,
    STOREFRONT_URL: given['STOREFRONT_URL']?.trim() || settings.storefrontUrl,
    STORE_MODE: settings.mode,
    NEXTAUTH_URL: settings.siteUrl,
    NEXTAUTH_URL_INTERNAL: settings.storefrontUrl,
  };
}
