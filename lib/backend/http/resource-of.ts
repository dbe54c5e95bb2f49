/** Names the resource of a call: customers' calls by their first segment, staff calls by two. */
export function resourceOf({ path }: { path: string }): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return first === 'staff' ? `staff/${second}` : first;
}
