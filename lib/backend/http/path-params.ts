import type { Context } from 'hono';
import { notFound } from '../errors.ts';
import { orderIdOf } from '../services/order/order-id.ts';
import type { AppEnv } from './app-env.ts';
import { isStorable } from './storable.ts';

/** The path parameters of a request. */
export interface PathParams {
  param: (name: string) => string;
  /** One that must be an id; otherwise throws 404 for `what`. */
  idParam: (name: string, what: string) => number;
  /** The order of the path (`SO-000123`); otherwise throws 404. */
  orderParam: () => number;
}

const idPattern = /^[1-9]\d{0,9}$/;
const largestId = 2_147_483_647;

export function pathParams(c: Context<AppEnv>): PathParams {
  const param = (name: string) => {
    const value = c.req.param(name) ?? '';
    if (!isStorable(value)) throw notFound('This address');
    return value;
  };
  const idParam = (name: string, what: string) => {
    const value = param(name);
    if (!idPattern.test(value) || Number(value) > largestId) throw notFound(what);
    return Number(value);
  };
  return { param, idParam, orderParam: () => orderIdOf(param('orderId')) };
}
