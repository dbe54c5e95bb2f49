import type { Client } from '@opensearch-project/opensearch';
import { writeOptions } from './send-documents.ts';
import { indexTemplate } from './template.ts';

export interface Indexes {
  /** The one that is searched. */
  live: string | undefined;
  /** The newest other one: it is being filled. */
  next: string | undefined;
  /** Those that can be removed. */
  old: string[];
}

/** An index of another release that was not rebuilt since is no longer in use. */
const unusedAfterMs = 3 * 24 * 3_600_000;

/** When the index was made, in milliseconds since 1970. */
export const madeAt = (index: string): number => Number(/\d+$/.exec(index)?.[0] ?? 0);

/** Finds the indexes of an alias, and those that other releases made of the same name. */
export async function findIndexes(client: Client, name: string, alias: string): Promise<Indexes> {
  const { body } = await client.indices.getAlias({ index: `${name}-*` }, writeOptions);
  // Stricter than the pattern: another store's name may begin with the name of this one.
  const isOurs = (index: string) =>
    index.startsWith(`${name}-`) && /^[0-9a-f]{8}-\d+$/.test(index.slice(name.length + 1));
  const all = Object.keys(body).filter(isOurs);
  const live = all.find((index) => body[index]?.aliases[alias]);
  const own = all.filter((index) => index.startsWith(`${alias}-`));
  const next = own
    .filter((index) => !live || madeAt(index) > madeAt(live))
    .toSorted()
    .at(-1);
  return {
    live,
    next,
    old: all.filter((index) =>
      own.includes(index)
        ? index !== live && index !== next
        : madeAt(index) < Date.now() - unusedAfterMs,
    ),
  };
}

/** Makes an empty index for an alias and returns its name, which ends in the time. */
export async function makeIndex(client: Client, alias: string): Promise<string> {
  const path = `/_index_template/${alias}`;
  await client.transport.request({ method: 'PUT', path, body: indexTemplate(alias) }, writeOptions);
  const index = `${alias}-${Date.now()}`;
  await client.indices.create({ index }, writeOptions);
  return index;
}

/** Lets the alias name this index instead of another, in one step. */
export async function makeLive(
  client: Client,
  alias: string,
  index: string,
  before: string | undefined,
): Promise<void> {
  await client.indices.refresh({ index }, writeOptions);
  const actions = [
    ...(before ? [{ remove: { index: before, alias } }] : []),
    { add: { index, alias } },
  ];
  await client.indices.updateAliases({ body: { actions } }, writeOptions);
}

export async function removeIndexes(client: Client, indexes: readonly string[]): Promise<void> {
  if (indexes.length === 0) return;
  const options = { ...writeOptions, ignore: [404] };
  await client.indices.delete({ index: indexes.join(',') }, options);
}
