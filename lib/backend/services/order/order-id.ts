import { notFound } from '../../errors.ts';

const shape = /^SO-(\d{6,10})$/;
const largest = 2_147_483_647;

/** Formats the public order id: `SO-000123`. */
export function formatOrderId(id: number): string {
  return `SO-${String(id).padStart(6, '0')}`;
}

/** Parses `SO-000123` to the numeric id; undefined for any other format. */
export function parseOrderId(text: string): number | undefined {
  const id = Number(shape.exec(text)?.[1] ?? 0);
  return id > 0 && id <= largest && formatOrderId(id) === text ? id : undefined;
}

/** As `parseOrderId`, but throws 404 for any other format. */
export function orderIdOf(text: string): number {
  const id = parseOrderId(text);
  if (id === undefined) throw notFound('Order');
  return id;
}
