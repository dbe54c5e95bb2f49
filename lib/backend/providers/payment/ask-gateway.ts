import { askPartner } from '../../observe/ask-partner.ts';
import { PaymentUnavailable } from './payment-provider.ts';

const patienceMs = 8_000;
/* Says nothing about the payment: wrong keys for now, too slow, too many calls. */
const refusals = new Set([401, 403, 408, 429]);

/** Returns the timeout signal for one operation with a gateway, shared by all its calls. */
export const patience = (): AbortSignal => AbortSignal.timeout(patienceMs);

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
      const answer = await fetch(url, { signal: patience(), ...request, redirect: 'error' });
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

/** Returns a member of an answer that should be an object; undefined if there is none. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** Returns a text member; empty if there is none. */
export function textOf(value: unknown, name: string): string {
  const found = member(value, name);
  if (typeof found === 'string') return found;
  return typeof found === 'number' ? String(found) : '';
}

/** Converts a gateway's rupees, such as `349.5`, to paise; NaN if malformed. */
export function paiseOf(rupees: string): number {
  return /^\d{1,8}(\.\d{1,2}0*)?$/.test(rupees) ? Math.round(Number(rupees) * 100) : Number.NaN;
}
