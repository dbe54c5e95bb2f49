/** Page numbers of a pagination: 3 at each end, 3 around the current; null: a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = new Set<number>();
  const add = (from: number, to: number) => {
    for (let page = Math.max(1, from); page <= Math.min(last, to); page += 1) shown.add(page);
  };
  add(1, 3);
  add(current - 1, current + 1);
  add(last - 2, last);
  const numbers: (number | null)[] = [];
  let previous = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - previous === 2) numbers.push(page - 1);
    else if (page - previous > 2) numbers.push(null);
    numbers.push(page);
    previous = page;
  }
  return numbers;
}
