import type { ServiceContext } from '../context.ts';
import { causeOf, currentCause } from '../observe/current-cause.ts';
import { jobEnded } from '../observe/signals.ts';
import { inSpan } from '../observe/tracer.ts';

/**
 * Runs a job and measures its duration. Its log lines and its trace have the id of the request that
 * added the job, so that both can be found together.
 */
export async function runJob(
  name: string,
  payload: unknown,
  context: ServiceContext,
  job: (context: ServiceContext, payload: unknown) => Promise<void>,
): Promise<void> {
  const cause = causeOf(payload);
  const log = context.log.child({ job: name, ...(cause && { requestId: cause.requestId }) });
  const start = performance.now();
  const span = { kind: 'consumer', traceparent: cause?.traceparent } as const;
  const run = () => inSpan(`job ${name}`, span, () => job({ ...context, log }, payload));
  let hasFailed = true;
  try {
    await (cause ? currentCause.run(cause, run) : run());
    hasFailed = false;
  } finally {
    jobEnded.tell({ job: name, hasFailed, seconds: (performance.now() - start) / 1_000 });
  }
}
