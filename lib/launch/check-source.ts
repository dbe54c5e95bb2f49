import { runChecks } from './run-checks.ts';

/** Checks format, lint rules and types of all files, and what else is given, at the same time. */
export async function checkSource(
  others: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  // Both checks of types read what this writes.
  if (!(await runChecks(['types:routes'], say))) return false;
  return runChecks(
    ['types:all', 'types:proofs', ...others, 'lint:rules', 'lint:unused', 'format:check'],
    say,
  );
}
