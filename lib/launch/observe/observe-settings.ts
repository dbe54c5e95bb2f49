/** What a storefront tells of itself, and where. */
export interface ObserveSettings {
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Whether log lines are JSON. */
  isLogJson: boolean;
  logLevel: string;
}

export function readObserveSettings(env: NodeJS.ProcessEnv): ObserveSettings {
  const port = Number(env['METRICS_PORT'] || 0);
  return {
    metrics: port > 0 ? { host: env['METRICS_HOST'] || '127.0.0.1', port } : undefined,
    isLogJson: env['LOG_FORMAT'] === 'json',
    logLevel: env['LOG_LEVEL'] || 'info',
  };
}
