import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTracing } from './is-tracing.ts';

const register = pathToFileURL(resolve('lib/launch/tracing/register.ts')).href;

/** Returns what a program needs to send traces; nothing where none are wanted. */
export function tracingOf(
  program: 'storefront' | 'api' | 'worker',
  env: NodeJS.ProcessEnv,
): { args: string[]; env: Record<string, string> } {
  if (!isTracing(env)) return { args: [], env: {} };
  const name = env['OTEL_SERVICE_NAME']?.trim() || `sose-${program}`;
  return { args: ['--import', register], env: { OTEL_SERVICE_NAME: name } };
}
