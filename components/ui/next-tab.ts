/** Returns the index of the tab that a key moves to; undefined for other keys. */
export function nextTab(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
