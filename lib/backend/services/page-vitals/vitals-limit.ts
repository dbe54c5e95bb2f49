import { LRUCache } from 'lru-cache';

const windowMs = 60_000;
/** Page views that are counted a minute: from one network, and in all. */
export const maxPerNetwork = 30;
export const maxTotal = 6_000;
const maxNetworks = 10_000;

/**
 * Fixed-window limit in memory: a measurement that is lost does no harm, and a counter in the
 * database would cost more than the measurement. Returns whether one more may be counted.
 */
export function createVitalsLimit(): (network: string, now: number) => boolean {
  const networks = new LRUCache<string, number>({ max: maxNetworks });
  let window = -1;
  let all = 0;
  return (network, now) => {
    const current = Math.floor(now / windowMs);
    if (current !== window) {
      window = current;
      all = 0;
      networks.clear();
    }
    const used = (networks.get(network) ?? 0) + 1;
    networks.set(network, used);
    if (used > maxPerNetwork) return false;
    all += 1;
    return all <= maxTotal;
  };
}
