/** `+91 98250 14000`, for reading; anything else stays as it is. */
export function formatMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
