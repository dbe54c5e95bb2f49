import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { ServiceContext } from '../../context.ts';
import { invalid } from '../../errors.ts';

/* Addresses that lead into this network, or nowhere. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address lies in a network that is nobody's but ours. */
export const isInner = (address: string): boolean =>
  inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Throws where a message must not go: not over https, or to an address within this network. In a demo
 * both may be, so that a program on this machine can listen. Asked again before each sending, for a
 * name may lead elsewhere by then.
 */
export async function refuseInnerAddress(
  { env }: Pick<ServiceContext, 'env'>,
  url: string,
): Promise<void> {
  if (env.mode === 'demo') return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw new Error('Messages are sent over https alone');
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  if (found.some(({ address }) => isInner(address))) {
    throw new Error('This address leads into our own network');
  }
}

/** 400 at the field where `refuseInnerAddress` would refuse, or where the name is unknown. */
export async function requirePublicAddress(
  context: Pick<ServiceContext, 'env'>,
  url: string,
): Promise<void> {
  try {
    await refuseInnerAddress(context, url);
  } catch (error) {
    const why =
      error instanceof Error && !('code' in error) ? error.message : 'This address is not known';
    throw invalid({ url: [why] });
  }
}
