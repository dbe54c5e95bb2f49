/** What a page says before its long form. */
export interface TradePage {
  title: string;
  lead: string;
  picture: { src: string; alt: string };
  intro: string[];
  offersTitle: string;
  /** What is offered to whom, and from how much on. */
  offers: { name: string; text: string; from: string; unit: string }[];
  factsTitle: string;
  facts: { term: string; value: string; isWide?: boolean }[];
  formTitle: string;
  formText: string;
  /** Who answers, and when. */
  afterwards: string;
  email: string;
}
