import type { MiddlewareHandler } from 'hono';
import { companyId, headerNames } from '../../contract/envelope.ts';
import { StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

/** Requires the company id header on every API call. */
export const requireCompany: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header(headerNames.company) !== String(companyId)) {
    throw new StoreError(400, `The header ${headerNames.company} must be ${companyId}`);
  }
  await next();
};
