export type Encoding = 'br' | 'gzip';

/* Smallest result first. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/**
 * Returns the best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): the one with
 * the highest weight, brotli where they are equal; undefined if there is none.
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', weight = ''] = part.toLowerCase().split(';');
    const [, value = '1'] = /^\s*q=([\d.]+)\s*$/.exec(weight) ?? [];
    weights.set(name.trim(), Number(value));
  }
  const findWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = encodings
    .filter((name) => findWeight(name) > 0)
    .sort((one, other) => findWeight(other) - findWeight(one));
  return best;
}
