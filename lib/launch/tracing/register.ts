import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/*
 * Preloaded into a program that sends traces (OTEL_EXPORTER_OTLP_ENDPOINT): registers
 * OpenTelemetry, so that our spans and those of Next are exported. OTEL_TRACES_SAMPLER_ARG is the
 * share of traces that is sent.
 */

const sendEveryMs = 2_000;
const share = Number(process.env['OTEL_TRACES_SAMPLER_ARG'] || 1);
const sampler = new TraceIdRatioBasedSampler(share);
const exporter = new OTLPTraceExporter();
const provider = new TracerProvider({
  resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'sose' }),
  // By the id of the trace, so that all programs agree; a stranger's wish to be sampled does not
  // count.
  sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
  spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
});
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
trace.setGlobalTracerProvider(provider);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void provider.forceFlush().catch(() => undefined));
}
