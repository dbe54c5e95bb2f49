/** Whether traces are sent anywhere; nothing of OpenTelemetry is loaded otherwise. */
export const isTracing = (env: NodeJS.ProcessEnv): boolean =>
  Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim());
