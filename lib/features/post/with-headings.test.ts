import { withHeadings } from './with-headings';

const headingsOf = (html: string) => withHeadings(html).headings;

describe('the contents of a post', () => {
  it('are its headings of the second order, in order', () => {
    const { html, headings } = withHeadings(
      '<p>So.</p><h2>In the pot</h2><p>First.</p><h3>Aside</h3><h2>In the cup</h2>',
    );
    expect(headings).toEqual([
      { id: 'in-the-pot', title: 'In the pot' },
      { id: 'in-the-cup', title: 'In the cup' },
    ]);
    expect(html).toBe(
      '<p>So.</p><h2 id="in-the-pot">In the pot</h2><p>First.</p><h3>Aside</h3><h2 id="in-the-cup">In the cup</h2>',
    );
  });

  it('lead each to a place of its own', () => {
    const html = '<h2>Keeping it</h2><h2>Keeping it</h2><h2>Keeping it 2</h2><h2>Content</h2>';
    expect(headingsOf(html).map(({ id }) => id)).toEqual([
      'keeping-it',
      'keeping-it-2',
      'keeping-it-2-2',
      'content-2',
    ]);
  });

  it('are read without tags and with their true letters', () => {
    expect(headingsOf('<h2>Salt &amp; <em>lemon</em>,\n5 &lt; 6</h2>')).toEqual([
      { id: 'salt-lemon-5-6', title: 'Salt & lemon, 5 < 6' },
    ]);
    expect(headingsOf('<h2>Say &amp;lt; plainly</h2>')[0]?.title).toBe('Say &lt; plainly');
  });

  it('keep letters of every script in their ids', () => {
    expect(headingsOf('<h2>हल्दी</h2>')[0]?.id).toMatch(/^\p{L}/u);
  });

  it('leave out headings without words', () => {
    expect(headingsOf('<h2> </h2><h2><br /></h2>')).toEqual([]);
  });
});
