import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

const loopback = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;

export function isLoopback(address: string): boolean {
  return loopback.test(address);
}

/**
 * Finds the address that limits are counted by. The storefront runs beside this program and says in
 * `x-forwarded-for` for whom it asks; nobody else is believed. Of several addresses the last counts:
 * that one was added by our own proxy, those before it are what the caller claimed.
 */
export const clientAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const bindings = c.env as NodeBindings | undefined;
  const peer = bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  c.set('clientAddress', forwarded && isLoopback(peer) ? forwarded : peer);
  await next();
};
