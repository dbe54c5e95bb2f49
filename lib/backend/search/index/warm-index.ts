import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from './catalogue-index.ts';
import { priceOrder } from './price-order.ts';

/**
 * Reads the catalogue before anybody asks, while other calls are answered already. `context` must
 * have the database of the calls that read. Never throws: the first call tries again.
 */
export async function warmIndex(context: ServiceContext): Promise<void> {
  try {
    await withMemory(context, async (memory) => {
      priceOrder(await catalogueIndex(context, memory));
      return { answer: undefined };
    });
  } catch (error) {
    context.log.warn({ err: error }, 'the catalogue could not be read at the start');
  }
}
