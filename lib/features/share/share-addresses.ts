export interface Shared {
  title: string;
  /** Absolute URL. */
  url: string;
}

/** Mail link with the title as subject and the URL in the text. */
export function emailAddress({ title, url }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
}

/** WhatsApp link; the user selects the recipient. */
export function whatsappAddress({ title, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

/** Messenger app link; phones only, because Messenger has no such link on desktop. */
export function messengerAddress({ url }: Shared): string {
  return `fb-messenger://share/?link=${encodeURIComponent(url)}`;
}

/** On desktop the user pastes the link here. */
export const messengerSite = 'https://www.messenger.com/new';
