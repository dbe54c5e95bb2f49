/** `Neem soap | SOSE` → `Neem soap`: where a page is shared, the shop's name stands apart. */
export function withoutSiteName(title: string, siteName: string): string {
  const ending = ` | ${siteName}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
