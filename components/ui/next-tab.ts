/** Which of `count` tabs a key leads to from `place`; undefined for keys that lead nowhere. */
export function nextTab(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
