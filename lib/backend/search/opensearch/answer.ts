import type { ServiceContext } from '../../context.ts';
import { connect } from './connection.ts';
import { aliasOf } from './index/template.ts';
import type { Engine } from './search.ts';

/** Pause after a request that OpenSearch did not answer. */
const restMs = 2_000;

/** Faults of the client: no answer, a late one, or a refusal. */
const faults = new Set([
  'ConnectionError',
  'TimeoutError',
  'NoLivingConnectionsError',
  'ResponseError',
  'DeserializationError',
]);

/**
 * Answers by OpenSearch, if the store is set to; otherwise, and while OpenSearch gives no answer,
 * by the search engine inside the store API.
 */
export async function answer<T>(
  { env, log }: ServiceContext,
  there: (engine: Engine) => Promise<T>,
  here: () => Promise<T>,
): Promise<T> {
  if (!env.search) return here();
  const connection = await connect(env.search);
  if (Date.now() < connection.awayUntil) return here();
  try {
    const found = await there({ client: connection.client, alias: aliasOf(env.search.index) });
    if (connection.fault) log.info('OpenSearch answers again');
    connection.fault = undefined;
    return found;
  } catch (error) {
    if (!(error instanceof Error) || !faults.has(error.name)) throw error;
    if (!connection.fault) {
      // Only the message: the error holds the request with its password.
      log.error({ reason: error.message }, 'OpenSearch does not answer: the built-in search does');
    }
    connection.fault = error.message;
    connection.awayUntil = Date.now() + restMs;
    return here();
  }
}
