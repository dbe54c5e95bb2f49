import type { outboxMessages } from '../../db/schema/running.ts';
import { templates } from './templates.ts';

type MessageRow = typeof outboxMessages.$inferSelect;

const codeNames = Object.values(templates).flatMap(({ codes = {} }) => Object.keys(codes));

const freshFor = new Map(
  Object.entries(templates).map(([kind, { freshForSeconds }]) => [kind, freshForSeconds]),
);

/** Whether the code in a message of this age expired before it was sent. */
export function isTooLate({ kind }: Pick<MessageRow, 'kind'>, ageSeconds: number): boolean {
  const seconds = kind === null ? undefined : freshFor.get(kind);
  return seconds !== undefined && ageSeconds > seconds;
}

/** Returns when the code in a message expires; undefined if it holds none. */
export function freshUntil({
  kind,
  createdAt,
}: Pick<MessageRow, 'kind' | 'createdAt'>): Date | undefined {
  const seconds = kind === null ? undefined : freshFor.get(kind);
  return seconds === undefined ? undefined : new Date(createdAt.getTime() + seconds * 1_000);
}

/** Returns the text and data of a message with its codes erased. */
export function withoutCodes({
  text,
  data,
}: Pick<MessageRow, 'text' | 'data'>): Pick<MessageRow, 'text' | 'data' | 'content'> {
  const codes = codeNames.map((name) => data[name]).filter((code) => code !== undefined);
  const remaining = Object.entries(data).filter(([name]) => !codeNames.includes(name));
  return {
    text: codes.reduce((rest, code) => rest.replaceAll(code, '•••'), text),
    data: Object.fromEntries(remaining),
    content: null,
  };
}
