import { askPartner } from '../../observe/ask-partner.ts';
import { PaymentUnavailable } from './payment-provider.ts';

const timeoutMs = 8_000;
/* Says nothing about the payment: wrong keys for now, too slow, too many calls. */
const refusals = new Set([401, 403, 408, 429]);

/** Returns the timeout signal for one operation with a gateway, shared by all its calls. */
export const timeoutSignal = (): AbortSignal => AbortSignal.timeout(timeoutMs);

/** Results of a trial of a gateway's keys. */
export const trialResults = (name: string) => ({
  accepted: { is_ok: true, message: `${name} accepts the keys` },
  refused: { is_ok: false, message: `${name} rejected the keys` },
  silent: { is_ok: false, message: `${name} is not responding` },
});

export interface GatewayAnswer {
  status: number;
  body: unknown;
}

/**
 * Calls a gateway and parses its JSON. Follows no redirect. Throws `PaymentUnavailable` if it
 * cannot be reached, is too slow, refuses the call as such, answers 5xx or anything but JSON.
 */
export async function askGateway(url: string, request: RequestInit): Promise<GatewayAnswer> {
  try {
    return await askPartner('payment', async () => {
      const answer = await fetch(url, { signal: timeoutSignal(), ...request, redirect: 'error' });
      const text = await answer.text();
      if (answer.status >= 500 || refusals.has(answer.status))
        throw new Error(`answered ${answer.status}`);
      return { status: answer.status, body: JSON.parse(text) as unknown };
    });
  } catch (error) {
    throw new PaymentUnavailable(`The gateway at ${new URL(url).host} does not answer`, {
      cause: error,
    });
  }
}
