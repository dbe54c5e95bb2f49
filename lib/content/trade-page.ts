export interface TradePage {
  title: string;
  lead: string;
  picture: { src: string; alt: string };
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
