import { endpoints } from '../../contract/calls.ts';
import { getCaptchaChallenge } from '../../contract/captcha.ts';
import { isExtension, type Endpoint } from '../../contract/endpoint.ts';
import { listOutbox } from '../../contract/running.ts';

/* Calls of the contract that do not answer in the envelope: a file and the description. */
export const invoiceTitle = 'GET /accounting/invoice-pdf/';
export const descriptionTitle = 'GET /openapi.json';

export const callTitle = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  `${method} ${path}`;

/* A store may use another captcha, and may have no outbox. */
const optional: readonly Endpoint[] = [getCaptchaChallenge, listOutbox];

/** The calls that every store API of this contract has. All others are extensions. */
export const contractCalls: readonly Endpoint[] = endpoints.filter(
  (call) => !isExtension(call) && !optional.includes(call),
);
