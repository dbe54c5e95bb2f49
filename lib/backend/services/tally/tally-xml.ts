import { escapeXml } from '../product-export/escape-xml.ts';

/** Formats an XML element; a text is escaped, elements are not. */
export const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;
