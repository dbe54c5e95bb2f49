/** Data of a product card, as read from the page. */
export interface OpenedCard {
  link: HTMLAnchorElement;
  name: string;
  brand: string;
  /** CSS image; empty while the card's picture is not loaded. */
  picture: string;
}

/** The link of the product card around an element. */
export function cardLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('.card-name a') : null;
}

export function readCard(link: HTMLAnchorElement): OpenedCard {
  const card = link.closest('.card');
  const brand = card?.querySelector('.card-maker > span');
  const image = card?.querySelector<HTMLImageElement>('.card-image img');
  return {
    link,
    name: link.textContent,
    brand: brand?.textContent ?? '',
    picture: image?.naturalWidth ? `url("${image.currentSrc}")` : '',
  };
}
