/** Returns the public lead number: `ENQ-000123`. */
export function leadNumber(id: number): string {
  return `ENQ-${String(id).padStart(6, '0')}`;
}

/** Parses a typed lead number to an id: `ENQ-000123`, `enq 123`; undefined otherwise. */
export function idOfNumber(typed: string): number | undefined {
  const id = Number(/^\s*enq[\s-]*0*(\d{1,9})\s*$/i.exec(typed)?.[1] ?? 0);
  return id > 0 ? id : undefined;
}
