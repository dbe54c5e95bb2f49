import type { PagePath } from '../contract/site-pages';

type ParamsOf<Path> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/** Paths with parameters; those that take any number of segments are left out. */
type OpenPath = Exclude<Extract<PagePath, `${string}[${string}`>, `${string}...${string}`>;

/** `/event/[eventId]` and `{ eventId: 7 }` → `/event/7`. Values are used as they are. */
export function fillPath<Path extends OpenPath>(
  path: Path,
  params: Record<ParamsOf<Path>, string | number>,
): string {
  const values: Record<string, string | number> = params;
  return path.replace(/\[(\w+)\]/g, (_, name: string) => String(values[name]));
}
