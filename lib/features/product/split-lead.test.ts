import { splitLead } from './split-lead';

const sentence = 'Dark honey that tastes of mahua. ';

describe('the lead of a description', () => {
  it('is its first paragraph, which the rest does not repeat', () => {
    expect(splitLead('<p>Dark &amp; <b>runny</b> honey.</p><ul><li>Raw</li></ul>')).toEqual({
      lead: 'Dark & runny honey.',
      rest: '<ul><li>Raw</li></ul>',
    });
  });

  it('is all of a short description', () => {
    expect(splitLead('Honey.')).toEqual({ lead: 'Honey.', rest: '' });
    expect(splitLead('<p>Honey.</p>')).toEqual({ lead: 'Honey.', rest: '' });
    expect(splitLead('')).toEqual({ lead: '', rest: '' });
  });

  it('is quoted from a description without a first paragraph, which stays whole', () => {
    const html = '<h2>In tea</h2><ul><li>Two a cup</li></ul>';
    expect(splitLead(html)).toEqual({ lead: 'In tea. Two a cup', rest: html });
  });

  it('quotes whole sentences of a long paragraph, which stays in the description', () => {
    const html = `<p>${sentence.repeat(12)}</p>`;
    const { lead, rest } = splitLead(html);
    expect(lead.length).toBeLessThanOrEqual(240);
    expect(lead).toMatch(/mahua\.$/);
    expect(rest).toBe(html);
  });

  it('cuts a sentence without end between words', () => {
    expect(splitLead(`<p>${'honey '.repeat(100)}</p>`).lead).toMatch(/honey…$/);
  });
});
