/** `Neem soap | SOSE` → `Neem soap`: Open Graph has a separate field for the site name. */
export function withoutSiteName(title: string, siteName: string): string {
  const ending = ` | ${siteName}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}
