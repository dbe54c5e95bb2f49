import type { Endpoint } from '../../contract/endpoint.ts';
import type { Origin } from '../services/login/guesser.ts';
import type { RouteInput } from './route.ts';

/** Client data of a login request. */
export const originOf = (
  input: Pick<RouteInput<Endpoint>, 'visitorIdHeader' | 'deviceHeader' | 'clientAddress'>,
): Origin => ({
  visitorId: input.visitorIdHeader,
  device: input.deviceHeader,
  clientAddress: input.clientAddress,
});
