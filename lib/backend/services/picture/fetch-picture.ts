import type { IncomingMessage } from 'node:http';
import { pictureRules } from '../../../contract/file.ts';
import { checkedRequest } from '../webhook/checked-request.ts';
import { isInner, resolveHost, type AddressesOf } from '../webhook/public-address.ts';

const timeoutMs = 10_000;
const maxRedirects = 3;
const accepted = { accept: pictureRules.types.join(', '), 'accept-encoding': 'identity' };

/** A picture that cannot be fetched; the message continues "The picture … ". */
export class PictureFault extends Error {}

/** SSRF protection: only https and public addresses. Throws `PictureFault`. */
export const publicAddresses: AddressesOf = async (url) => {
  if (url.protocol !== 'https:') throw new PictureFault('must have an https:// address');
  const found = await resolveHost(url.hostname).catch(() => []);
  if (found.length === 0) throw new PictureFault('is on an unknown server');
  if (found.some(({ address }) => isInner(address))) {
    throw new PictureFault('is on a server in an internal network');
  }
  return found;
};

/**
 * Downloads a picture of at most 5 MB within ten seconds. Each redirect is resolved and checked
 * like the address itself; connections go to the checked addresses (DNS rebinding). Throws
 * `PictureFault`.
 */
export async function fetchPicture(
  address: string,
  resolveAddresses: AddressesOf = publicAddresses,
): Promise<Blob> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(new URL(address), resolveAddresses, signal);
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    throw new PictureFault(
      signal.aborted ? 'did not arrive within 10 seconds' : 'can’t be fetched from its server',
    );
  }
}

async function follow(
  start: URL,
  resolveAddresses: AddressesOf,
  signal: AbortSignal,
): Promise<Blob> {
  let url = start;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const answer = await checkedRequest(url, resolveAddresses, { headers: accepted, signal });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return new Blob([await readBody(answer)]);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) {
      throw new PictureFault(`was not found: its server answered ${statusCode}`);
    }
    url = new URL(headers.location, url);
  }
  throw new PictureFault('is redirected too many times');
}

async function readBody(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > pictureRules.maxBytes) {
      answer.destroy();
      throw new PictureFault('is larger than 5 MB');
    }
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
