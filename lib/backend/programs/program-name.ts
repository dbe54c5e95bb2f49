const programNames = ['api', 'worker'] as const;
export type ProgramName = (typeof programNames)[number];

/** Returns which program an argument names; none: both in one. Throws for an unknown one. */
export function readProgram(argument: string | undefined): ProgramName | undefined {
  if (argument === undefined) return undefined;
  const name = programNames.find((one) => one === argument);
  if (!name) throw new Error(`There is no program ${argument}: ${programNames.join(' or ')}.`);
  return name;
}
