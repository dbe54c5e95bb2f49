export interface TradePage {
  title: string;
  lead: string;
  /** Left out where the shop has none of its own. */
  picture?: { src: string; alt: string };
  intro: string[];
  offersTitle: string;
  offers: { name: string; text: string; from: string; unit: string }[];
  factsTitle: string;
  facts: { term: string; value: string; isWide?: boolean }[];
  formTitle: string;
  formText: string;
  afterwards: string;
  email: string;
}
