const deepest = 8;

/**
 * Whether the database and the checks that follow can cope with a value that came as JSON or in a
 * query: PostgreSQL keeps no NUL and no half of a surrogate pair, and recursion ends somewhere.
 */
export function isStorable(input: unknown): boolean {
  const rest = [{ value: input, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === deepest) return false;
    for (const member of Object.values(value)) rest.push({ value: member, depth: depth + 1 });
  }
  return true;
}
