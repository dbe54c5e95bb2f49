/** Greeting of a mail; an account opened by mobile number has no name until its first address. */
export const namaste = (name: string): string => (name ? `Namaste ${name},` : 'Namaste,');
