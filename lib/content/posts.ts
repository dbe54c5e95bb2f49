export const posts = {
  title: 'Journal',
  /** Of the demo: where its posts were written. */
  about:
    'How food is made, stored, labelled and cooked. Written at our counters, in our packing house and on the farms we buy from. No sponsored posts. Nothing here replaces a doctor’s advice.',
  plainAbout: 'Nothing here replaces a doctor’s advice.',
};
