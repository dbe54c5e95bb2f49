/** Formats `+91 98250 14000` for display; other text stays unchanged. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
