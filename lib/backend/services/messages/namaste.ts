/** Longest name in a salutation, in letters. */
const maxNameLength = 40;
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*\.?(?: [\p{L}\p{M}][\p{L}\p{M}'’-]*\.?){0,3}$/u;

/**
 * Greeting of a mail. Without a name if it is empty (an account opened by mobile number) or not
 * plainly a name: people can enter links and sentences as names.
 */
export const namaste = (name: string): string =>
  name.length <= maxNameLength && plainName.test(name) ? `Namaste ${name},` : 'Namaste,';
