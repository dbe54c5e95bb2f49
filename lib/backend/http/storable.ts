const maxDepth = 8;

/**
 * Returns whether the database and the following checks can process a JSON or query value:
 * PostgreSQL stores no NUL and no lone surrogate, and nesting depth is limited.
 */
export function isStorable(input: unknown): boolean {
  const rest = [{ value: input, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) return false;
    for (const member of Object.values(value)) rest.push({ value: member, depth: depth + 1 });
  }
  return true;
}
