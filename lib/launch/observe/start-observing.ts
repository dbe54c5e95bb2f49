import type { StorefrontFacts } from './metrics.ts';
import type { AnsweredRequest } from './observe-requests.ts';

/** What a storefront tells of itself, and where. */
interface ObserveSettings {
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Whether log lines are JSON. */
  isLogJson: boolean;
  logLevel: string;
}

/**
 * Starts what the settings ask for: JSON lines and metrics. Each is loaded only then. Returns who
 * listens to answered requests.
 */
export async function startObserving(
  env: NodeJS.ProcessEnv,
  facts: StorefrontFacts,
): Promise<((answered: AnsweredRequest) => void)[]> {
  const { isLogJson, logLevel, metrics } = readObserveSettings(env);
  const listeners: ((answered: AnsweredRequest) => void)[] = [];
  if (isLogJson) {
    const { logAsJson } = await import('./log-as-json.ts');
    listeners.push(logAsJson(logLevel));
  }
  if (metrics) {
    const { startMetrics } = await import('./metrics.ts');
    listeners.push(startMetrics(metrics, facts));
  }
  return listeners;
}

function readObserveSettings(env: NodeJS.ProcessEnv): ObserveSettings {
  const port = Number(env['METRICS_PORT'] || 0);
  return {
    metrics: port > 0 ? { host: env['METRICS_HOST'] || '127.0.0.1', port } : undefined,
    isLogJson: env['LOG_FORMAT'] === 'json',
    logLevel: env['LOG_LEVEL'] || 'info',
  };
}
