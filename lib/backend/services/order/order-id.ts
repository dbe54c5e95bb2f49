import { notFound } from '../../errors.ts';

const shape = /^SO-(\d{6,10})$/;
const largest = 2_147_483_647;

/** How an order is called towards people: `SO-000123`. */
export function formatOrderId(id: number): string {
  return `SO-${String(id).padStart(6, '0')}`;
}

/** The id behind `SO-000123`; undefined for anything that is not written exactly like that. */
export function parseOrderId(text: string): number | undefined {
  const id = Number(shape.exec(text)?.[1] ?? 0);
  return id > 0 && id <= largest && formatOrderId(id) === text ? id : undefined;
}

/** The same for an order that has to be there: 404 for anything else. */
export function orderIdOf(text: string): number {
  const id = parseOrderId(text);
  if (id === undefined) throw notFound('Order');
  return id;
}
