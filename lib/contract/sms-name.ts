const latinLetter = /[a-z]/i;

/** Whether a name has letters that an SMS can show. */
export const fitsSms = (name: string): boolean =>
  latinLetter.test(name.replace(/\p{M}/gu, '').normalize('NFKD'));

/** The name of the shop in an SMS: the legal name if that of the shop has no Latin letters. */
export const smsName = ({ name, legal_name: legal }: { name: string; legal_name: string }) =>
  fitsSms(name) || !fitsSms(legal) ? name : legal;
