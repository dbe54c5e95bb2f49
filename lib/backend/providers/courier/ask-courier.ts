import { inIndia } from '../../../contract/india-clock.ts';
import { askPartner } from '../../observe/ask-partner.ts';
import { CourierUnavailable } from './courier-provider.ts';

const patienceMs = 10_000;
/** Bytes of an answer; rates of all carriers take some 100 KB. */
const mostBytes = 2 * 1024 * 1024;

export interface CourierAnswer {
  status: number;
  body: unknown;
}

/**
 * Calls a courier and parses its JSON. Follows no redirect. Throws `CourierUnavailable` if it cannot
 * be reached, is too slow, has too many calls, answers 5xx, anything but JSON, or more than 2 MB.
 */
export async function askCourier(url: string, request: RequestInit): Promise<CourierAnswer> {
  try {
    return await askPartner('courier', async () => {
      const answer = await fetch(url, {
        signal: AbortSignal.timeout(patienceMs),
        ...request,
        redirect: 'error',
      });
      const text = await readText(answer);
      if (answer.status >= 500 || [403, 408, 429].includes(answer.status)) {
        throw new Error(`answered ${answer.status}`);
      }
      return { status: answer.status, body: JSON.parse(text) as unknown };
    });
  } catch (error) {
    throw new CourierUnavailable(`The courier at ${new URL(url).host} does not answer`, {
      cause: error,
    });
  }
}

async function readText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > mostBytes) throw new Error('answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Returns the members of an answer that should be a list; none if it is not. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Parses a courier's local time; undefined if it is malformed. Times without a zone are Indian. */
export function courierTime(text: string): Date | undefined {
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
