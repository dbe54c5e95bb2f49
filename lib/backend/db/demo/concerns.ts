export interface DemoConcern {
  slug: string;
  name: string;
  summary: string;
  /** Finds the products where `skus` is empty. */
  search: string;
  skus: string[];
  content: string;
}

/** Signature below the texts; an invented person, for the demo only. */
export const demoVaidya = 'Dr Meera Joshi, BAMS, vaidya of the house';

/** What something is traditionally used for, and when to see a doctor; no promise of a cure. */
export const demoConcerns: DemoConcern[] = [
  {
    slug: 'joint-pain',
    name: 'Joint pain',
    summary:
      'Oils, balms and roots that are traditionally used for stiff knees, backs and shoulders.',
    search: 'joint pain',
    skus: ['AV-0236', 'AV-0240', 'HC-0111', 'GI-0139', 'TB-0246', 'OL-0807'],
    content: `<p>Warm oil comes first in our texts. Mahanarayan tailam is traditionally rubbed into a stiff
joint for ten minutes before a warm bath, in long strokes along the limb and in circles around the
joint. The balm is for the handbag and the office chair.</p>
<p>Shallaki is the resin that elders took with warm water after food. Take it for some weeks, and ask
me first if you take other medicines.</p>
<p>A joint that is hot, red or swollen, or a pain after a fall, belongs before a doctor the same day.</p>`,
  },
  {
    slug: 'hair-fall',
    name: 'Hair fall',
    summary: 'Oils and washing powders that are traditionally used on a tired scalp.',
    search: 'hair fall',
    skus: ['HC-0101', 'HC-0106', 'HC-0145', 'HC-0131', 'HC-0126', 'AV-0104'],
    content: `<p>To lose fifty to a hundred hairs a day is ordinary. Bhringraj and hibiscus oils are
traditionally used on the scalp for an hour before a wash, twice a week. Wash with the powder of
amla, reetha and shikakai, which takes less of the oil out of the hair than foam does.</p>
<p>Give it three months: hair is slow. Eat enough dal, greens and til in that time.</p>
<p>Round bare patches, sores, or loss after an illness or a birth should be looked at by a doctor.</p>`,
  },
  {
    slug: 'digestion',
    name: 'Digestion',
    summary: 'What the kitchen traditionally keeps for a heavy or slow stomach.',
    search: 'digestion',
    skus: ['AV-0130', 'AV-0222', 'TB-0226', 'AV-0137', 'AV-0216', 'NS-1109', 'JE-0219'],
    content: `<p>Himej and ajwain after a heavy meal, hing in the dal, a spoon of triphala in warm water at
night: this is what houses here have kept for generations. Begin with one thing, not with four.</p>
<p>Isabgol needs a full glass of water, every time.</p>
<p>Pain that wakes you, blood, fever or weight loss are for a doctor, not for a shelf.</p>`,
  },
  {
    slug: 'sleep',
    name: 'Sleep',
    summary: 'Evening habits, and what traditionally goes with them.',
    search: 'sleep',
    skus: ['AV-0262', 'AV-0251', 'TB-0256', 'AV-0101', 'AV-0109', 'GF-0624', 'HT-0355'],
    content: `<p>The soles of the feet are rubbed with oil before bed in many of our houses. It takes five
minutes, and nobody can look at a telephone meanwhile.</p>
<p>Ashwagandha is traditionally taken with warm milk in the evening. It is not for a pregnancy, nor
together with thyroid or sleeping tablets unless your doctor agrees.</p>
<p>If you have slept badly for a month, or stop breathing in your sleep, see a doctor.</p>`,
  },
  {
    slug: 'skin',
    name: 'Skin',
    summary: 'Gentle washes and plain oils that are traditionally used on dry, oily or rough skin.',
    search: 'skin',
    skus: ['SK-0177', 'SK-0406', 'SK-0402', 'SK-0421', 'SK-0429', 'SK-0171', 'SK-0184', 'SP-0033'],
    content: `<p>Oily skin is traditionally washed with multani mitti once a week and left alone otherwise. Dry
skin wants oil on wet skin, straight after the bath. Ubtan is for both, without soap on the same day.</p>
<p>Try everything new inside the elbow first, and wait a day.</p>
<p>Skin that oozes, spreads or changes a mole should be seen by a doctor.</p>`,
  },
  {
    slug: 'immunity',
    name: 'Immunity',
    summary: 'What is traditionally taken through the change of seasons.',
    search: 'immunity',
    skus: ['AV-0315', 'AV-0112', 'JU-0301', 'AV-0205', 'AV-0211', 'TU-0214', 'HN-0107', 'HT-0363'],
    content: `<p>Chyawanprash in the cold months, a kadha when the weather turns, haldi in the milk: it is food
before it is anything else. None of it takes the place of a vaccine, of sleep or of washed hands.</p>
<p>Giloy is not for people with a liver disease or an autoimmune disease.</p>
<p>A fever of more than three days is for a doctor.</p>`,
  },
];
