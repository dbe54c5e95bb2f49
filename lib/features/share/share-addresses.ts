export interface Shared {
  title: string;
  /** Absolute. */
  url: string;
}

/** Opens the mail program with the title as its subject and the address in the text. */
export function emailAddress({ title, url }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}

/** Opens WhatsApp, the program or its site, where the reader says to whom. */
export function whatsappAddress({ title, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

/** Opens the Messenger program of a phone. On a desk it does nothing: there Messenger has no such address. */
export function messengerAddress({ url }: Shared): string {
  return `fb-messenger://share/?link=${encodeURIComponent(url)}`;
}

/** Where one pastes a link in Messenger on a desk. */
export const messengerSite = 'https://www.messenger.com/new';
