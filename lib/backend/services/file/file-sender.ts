import { isLoopback, toNetwork } from '../../../server/client-address.ts';
import type { Owner } from '../../context.ts';
import type { BackendEnv } from '../../env.ts';

/** The sender of a file, whose limits it counts against. */
export type FileSender =
  | { kind: 'staff'; customerId: number }
  | { kind: 'customer'; customerId: number }
  /** `address`: null where addresses are not limited, on the own machine in demo mode. */
  | { kind: 'stranger'; address: string | null };

/** Returns the sender of an upload that needs no login. */
export function toFileSender(
  caller: Owner | undefined,
  clientAddress: string,
  { mode }: Pick<BackendEnv, 'mode'>,
): FileSender {
  if (caller?.kind === 'customer') return { kind: 'customer', customerId: caller.customerId };
  const isExempt = mode === 'demo' && isLoopback(clientAddress);
  return { kind: 'stranger', address: isExempt ? null : toNetwork(clientAddress) };
}
