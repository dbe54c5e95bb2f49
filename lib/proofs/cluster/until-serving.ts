import type { Cluster } from './cluster.ts';
import type { StoreProgram } from './store-program.ts';

/** Waits until the balancer sends requests to a program; nothing is sent to a worker. */
export async function untilServing(
  { balancer }: Cluster,
  { name, kind }: StoreProgram,
): Promise<void> {
  if (kind === 'storefront') await balancer.untilUsed('storefronts', name);
  if (kind === 'api') await balancer.untilUsed('apis', name);
}
