/** How an enquiry is called towards people: `ENQ-000123`. */
export function leadNumber(id: number): string {
  return `ENQ-${String(id).padStart(6, '0')}`;
}

/** The id behind what somebody typed in to find one: `ENQ-000123`, `enq 123`; undefined otherwise. */
export function idOfNumber(typed: string): number | undefined {
  const id = Number(/^\s*enq[\s-]*0*(\d{1,9})\s*$/i.exec(typed)?.[1] ?? 0);
  return id > 0 ? id : undefined;
}
