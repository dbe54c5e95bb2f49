/** Formats `+91 98250 14000` for display; other text stays unchanged. */
export const formatMobile = (mobile: string): string =>
  mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
