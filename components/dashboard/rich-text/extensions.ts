import StarterKit from '@tiptap/starter-kit';
import { linkAddress } from './tidy-html';

/**
 * Exactly the formats that the store keeps: paragraphs, three heading levels, lists, quotes, bold,
 * italic, links.
 */
export const textExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== null,
    },
  }),
];
