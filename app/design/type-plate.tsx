import { Specimen } from './specimen';

const steps = [
  { step: 6, words: 'Every jar says', use: 'Eczar 72/72, phone 44/44: hero, banner' },
  { step: 5, words: 'All time best sellers', use: 'Eczar 40/44, phone 28/32: heads of pages' },
  { step: 4, words: 'Reviews, 212', use: 'Eczar 24/30, phone 22/27: drawers, sections, totals' },
  {
    step: 3,
    words: 'Lakadong turmeric powder',
    use: 'Eczar or Anek 19/24, phone 18/22: names, leads',
  },
  {
    step: 2,
    words: 'In stock, 38 left from this lot',
    use: 'Anek 16/24: everything else; fields never smaller',
  },
  { step: 1, words: '₹119.60 per 100 g', use: 'Anek 14/20: help, counts, unit price' },
];

export function TypePlate() {
  return (
    <>
      <Specimen name="Scale" file="text-1 … text-6" note="Six steps and no size between them.">
        <dl className="book-type">
          {steps.map(({ step, words, use }) => (
            <div key={step}>
              <dt>
                {step}
                <span>{use}</span>
              </dt>
              <dd className={`book-step-${step}`}>{words}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen
        name="Two faces"
        note="Eczar has Latin and Devanagari from one hand. Anek sets the figures: they line up, always."
      >
        <p className="book-step-5">
          Turmeric <span lang="hi">हल्दी</span>
        </p>
        <p className="book-figures">
          ₹1,299 <br />
          ₹3,42,000 <br />
          ₹49.50
        </p>
      </Specimen>
      <Specimen name="Small caps" file="small-caps" note="Brand, SKU, heads of labels.">
        <p className="book-caps">
          <span>Aranya</span> <span>TU-0214</span>
        </p>
      </Specimen>
    </>
  );
}
