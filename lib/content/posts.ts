export const posts = {
  title: 'Journal',
  /** Of the demo: where its posts were written. */
  about:
    'How a thing is made, how it keeps, what its label says and what to do with it on a weekday. Written at our counters, in our packing house and on the farms that we buy from. Nothing here was paid for by a maker, and nothing replaces the advice of a doctor.',
  plainAbout: 'Nothing here replaces the advice of a doctor.',
};
