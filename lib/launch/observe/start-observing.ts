import type { AnsweredRequest } from './observe-requests.ts';
import { readObserveSettings } from './observe-settings.ts';

/**
 * Starts what the settings ask for: JSON lines and metrics. Each is loaded only then. Returns who
 * listens to answered requests.
 */
export async function startObserving(
  env: NodeJS.ProcessEnv,
  isApiUp: () => Promise<boolean>,
): Promise<((answered: AnsweredRequest) => void)[]> {
  const { isLogJson, logLevel, metrics } = readObserveSettings(env);
  const listeners: ((answered: AnsweredRequest) => void)[] = [];
  if (isLogJson) {
    const { logAsJson } = await import('./log-as-json.ts');
    listeners.push(logAsJson(logLevel));
  }
  if (metrics) {
    const { startMetrics } = await import('./start-metrics.ts');
    listeners.push(startMetrics(metrics, isApiUp).count);
  }
  return listeners;
}
