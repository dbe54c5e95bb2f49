export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const thing = things[from];
  if (thing === undefined) return [...things];
  const others = things.toSpliced(from, 1);
  return others.toSpliced(to, 0, thing);
}
