import type { IncomingMessage } from 'node:http';
import { inIndia } from '../../../contract/india-clock.ts';
import { askPartner } from '../../observe/ask-partner.ts';
import { addressesOfAny, type AddressesOf } from '../../services/webhook/public-address.ts';
import { checkedRequest } from '../../services/webhook/checked-request.ts';
import { pinCodePattern } from '../../../contract/pin-code.ts';
import type { ProviderTrial } from '../../../contract/staff-provider-keys.ts';
import type { TrialOptions } from '../provider.ts';
import {
  CourierKeysRejected,
  CourierUnavailable,
  type CourierProvider,
} from './courier-provider.ts';

const timeoutMs = 10_000;
/** Bytes of an answer; rates of all carriers take some 100 KB. */
const maxAnswerBytes = 2 * 1024 * 1024;

export interface CourierRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface CourierAnswer {
  status: number;
  body: unknown;
}

/**
 * Calls a courier and parses its JSON. Follows no redirect. Throws `CourierUnavailable` if it
 * cannot be reached, is too slow, has too many calls, answers 5xx, anything but JSON, or more than
 * 2 MB.
 */
export async function askCourier(
  url: string,
  { headers, ...request }: CourierRequest,
  addressesOf: AddressesOf = addressesOfAny,
): Promise<CourierAnswer> {
  try {
    return await askPartner('courier', async () => {
      const answer = await checkedRequest(new URL(url), addressesOf, {
        ...request,
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { statusCode: status = 0 } = answer;
      const text = await readText(answer);
      if (status >= 500 || (status >= 300 && status < 400) || [403, 408, 429].includes(status)) {
        throw new Error(`answered ${status}`);
      }
      return { status, body: JSON.parse(text) as unknown };
    });
  } catch (error) {
    throw new CourierUnavailable(`The courier at ${new URL(url).host} does not answer`, {
      cause: error,
    });
  }
}

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    // Leaving the loop closes the connection.
    if (length > maxAnswerBytes) throw new Error('answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Returns the members of an answer that should be a list; none if it is not. */
export const readList = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Parses a courier's local time; undefined if it is malformed. Times without a zone are Indian. */
export function readCourierTime(text: string): Date | undefined {
  const plain = /^(\d{2})[ -](\d{2})[ -](\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(text);
  const iso =
    /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  if (iso?.[5]) return validTime(text);
  const [, day, month, year] = plain ?? [];
  if (plain) return validTime(inIndia(`${year}-${month}-${day}`, plain[4]));
  return iso ? validTime(inIndia(`${iso[1]}-${iso[2]}-${iso[3]}`, iso[4])) : undefined;
}

function validTime(text: string): Date | undefined {
  const at = new Date(text.replace(' ', 'T'));
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Asks a courier about a parcel of 500 g from the shop to its own PIN code; says what happened. */
export async function tryCourier(
  courier: CourierProvider,
  name: string,
  { postalCode: pin }: TrialOptions,
): Promise<ProviderTrial> {
  if (!pinCodePattern.test(pin)) {
    return { is_ok: false, message: 'The shop has no PIN code. Enter it in Settings first.' };
  }
  try {
    const services = await courier.rates({ fromPin: pin, toPin: pin, weight: 500, isCash: false });
    return {
      is_ok: true,
      message:
        services.length === 0
          ? `${name} accepts the keys, but does not deliver from ${pin} to ${pin}`
          : `${name} accepts the keys and serves ${pin}: ${services.length} ${services.length === 1 ? 'service' : 'services'}`,
    };
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    const isRejected = error instanceof CourierKeysRejected;
    return {
      is_ok: false,
      message: isRejected ? error.message : `${name} is not responding, or rejected the keys`,
    };
  }
}
