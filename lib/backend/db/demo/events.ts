import type { DemoEvent } from './format.ts';

/** Five that have been and seven to come, in order of time. An online event has no city. */
export const demoEvents: DemoEvent[] = [
  {
    slug: 'five-millets-one-morning',
    title: 'Five millets, one morning',
    category: 'Physical Event',
    inDays: -210,
    hour: '09:30',
    durationMinutes: 150,
    venue: 'SOSE Satellite, Satellite Road, Jodhpur',
    city: 'Ahmedabad',
    image: '/pictures/events/five-millets-one-morning.webp',
    imageAlt:
      'Bowls of five millets, from white to brick red, and two bags of grain on a long table',
    summary: 'Bajra, jowar, nagli, moraiyo and kodri, cooked and eaten at one long table.',
    content: `<p>Sixteen people, five grains, one stove. We began with the grain raw in the hand, went on to the
soaking and the roasting, and ended at the table with everything that had been cooked.</p>
<p>Kokilaben Makwana, who cooks for the growers at Metoda when the press is running, showed her
rotlo, which has no gluten to hold it and needs a strong palm. Half of ours broke. They were eaten
all the same, with white butter and green garlic.</p>
<h3>What everyone took home</h3>
<ul>
<li>A card with the water and the soaking time for each grain</li>
<li>Half a kilo of the one they liked best</li>
<li>Kokilaben’s rule for bajra flour: buy it for two weeks, never for two months</li>
</ul>
<p>Moraiyo khichdi was voted the easiest to bring into a rice house, nagli halwa the quickest to
vanish. We shall do it again after the next harvest, with two stoves and a longer table.</p>`,
  },
  {
    slug: 'scalp-in-the-rains',
    title: 'The scalp in the rains: an evening with the vaidya',
    category: 'Online',
    inDays: -96,
    hour: '19:00',
    durationMinutes: 60,
    venue: 'Online, by video link',
    city: '',
    image: '/pictures/events/scalp-in-the-rains.webp',
    imageAlt: 'Two brown bottles of hair oil and a pile of towels, with a wooden comb and a bowl',
    summary: 'What humid months do to hair and scalp, in plain words, with an hour of questions.',
    content: `<p>Dr Meera Joshi spoke for twenty minutes and answered questions for forty, which is how she
prefers it. Some two hundred people listened, most of them with the camera off and, we suspect,
with oil in their hair.</p>
<p>She went through washing, drying and oiling in humid weather; the difference between ordinary
shedding and loss that should be looked at; and why a list of all that has gone on one’s head in a
year is the first thing she asks for.</p>
<h3>Three answers people wrote down</h3>
<ul>
<li>Oil before the wash for less than an hour, and not overnight in these months</li>
<li>Powders want four washes before one may judge them</li>
<li>Patches, sores or loss beyond three months belong before a doctor, not before a shelf</li>
</ul>
<p>No product was recommended by name. Those who wished for advice of their own were given a time
for a consultation.</p>`,
  },
  {
    slug: 'soapnut-sunday',
    title: 'Soapnut Sunday',
    category: 'Physical Event',
    inDays: -41,
    hour: '10:30',
    durationMinutes: 120,
    venue: 'SOSE Kothrud, Karve Road, Kothrud',
    city: 'Pune',
    image: '/pictures/events/soapnut-sunday.webp',
    imageAlt: 'A can of soapnut liquid and a pile of towels on a table, soapnuts before them',
    summary: 'Brew a week’s washing liquid from aritha shells and try it on your own worst cloth.',
    content: `<p>Everyone was asked to bring an empty bottle and one piece of cloth that they had given up on.
We had four pots on the fire, two kilos of shells and a clothes line along the pavement.</p>
<p>The people from Saaf, who make our cleaners across town in Bhosari, explained saponins with a
bowl of pepper and water. Then came the boiling, the rubbing, the straining and a good deal of
foam on Karve Road.</p>
<h3>How the cloths did</h3>
<ul>
<li>Silk and wool: clean, soft, the colour unhurt</li>
<li>School shirts: clean but for the collar</li>
<li>One mechanic’s overall: as before, only wet</li>
</ul>
<p>It was agreed that soapnut is for most of the basket and not for all of it. Each guest went
home with a litre of liquid, good for about a week in the refrigerator, and with the recipe
written on the label in waterproof ink.</p>`,
  },
  {
    slug: 'how-to-read-a-ghee-label',
    title: 'How to read a ghee label',
    category: 'Online',
    inDays: -12,
    hour: '18:30',
    durationMinutes: 45,
    venue: 'Online, by video link',
    city: '',
    image: '/pictures/events/how-to-read-a-ghee-label.webp',
    imageAlt:
      'A jar of ghee with its back turned to the reader, two more beside it, and a magnifying glass',
    summary: 'A2, bilona, danedar, grass fed: which words on a jar of ghee mean something.',
    content: `<p>We put nine jars before the camera, ours and other people’s, and read each label aloud from the
first word to the last. It took longer than planned. There were questions about almost every
adjective.</p>
<p>From Gondal, by telephone and with a calf in the background, Ramaben of Gaura described her
morning at the churn, and said how she knows by ear when the water has gone out of the butter.</p>
<h3>In short</h3>
<ul>
<li>A2 speaks of the cow, since hardly any protein is left in ghee</li>
<li>Bilona means that it began as curd, and the label should say so in a sentence</li>
<li>Grain comes from slow cooling and proves nothing</li>
<li>The laboratory report is the only test; look at its date</li>
</ul>
<p>The nine labels, with our notes in the margin, hang in every store beside the ghee until the
end of the season.</p>`,
  },
  {
    slug: 'open-packing-table',
    title: 'Open house at the packing table',
    category: 'Physical Event',
    inDays: -5,
    hour: '11:00',
    durationMinutes: 240,
    venue: 'SOSE Packing House, Naroda',
    city: 'Ahmedabad',
    image: '/pictures/events/open-packing-table.webp',
    imageAlt:
      'Parcels in kraft paper, rolls of paper and an open box of straw on the packing table',
    summary:
      'Walk through the packing house, open the spice jars we keep for testing, pack your own box.',
    content: `<p>Once a year we open the doors in Naroda and let anyone look. This time some three hundred came
between eleven and three, with grandmothers, with cousins, and one school class in a line of two
by two.</p>
<p>They saw the shelf where a jar of every lot is kept for a year, the small room where moisture
is measured, and the table at which an order becomes a parcel in about four minutes. Whoever liked
could pack one for themselves.</p>
<h3>Most asked</h3>
<ul>
<li>How many parcels in a day? Around a hundred and fifty, three times that before Diwali</li>
<li>What happens to dented tins? The staff eat well</li>
<li>Why paper and not bubbles? Because it can go with the newspapers</li>
</ul>
<p>The blind test of five turmerics was won by Nirmalaben, aged eighty-one, who had all of them
right and did not need the second sniff.</p>`,
  },
  {
    slug: 'grind-your-own-masala',
    title: 'Grind your own garam masala',
    category: 'Physical Event',
    inDays: 3,
    hour: '16:30',
    durationMinutes: 90,
    venue: 'SOSE Navrangpura, off C. G. Road',
    city: 'Ahmedabad',
    image: '/pictures/events/grind-your-own-masala.webp',
    imageAlt: 'A wooden masala box, a stone mortar and heaps of whole spices on a table',
    summary:
      'Choose from fourteen whole spices, roast them over sand and grind a small jar of your own.',
    content: `<p>A garam masala keeps for three months at best, so the sensible thing is to make little and to
make it often. This afternoon shows how. Fourteen whole spices stand open on the counter; you
smell your way along them with a paper and a pencil, and put together a mixture by weight.</p>
<p>Then it is roasted in hot sand, which is the even heat that a pan never gives, cooled, and
ground in a stone mill that you turn yourself. It takes about as long as a cup of tea.</p>
<h3>Good to know</h3>
<ul>
<li>Twelve places, first come first served, at the door from a quarter past four</li>
<li>The jar of 100 grams that you make is yours; you pay for the spices by weight</li>
<li>Children from ten years may grind, and usually want to</li>
<li>The mill is loud and the air is full of pepper: bring a handkerchief</li>
</ul>
<p>Steps at the entrance: two, and someone to help.</p>`,
  },
  {
    slug: 'evenings-and-sleep',
    title: 'Ask the vaidya, live: evenings, meals and sleep',
    category: 'Online',
    inDays: 6,
    hour: '19:30',
    durationMinutes: 60,
    venue: 'Online, by video link',
    city: '',
    image: '/pictures/events/evenings-and-sleep.webp',
    imageAlt:
      'A bottle of foot oil, a bottle of tablets and a clay cup beside two small lamps in the evening',
    summary: 'Dr Meera Joshi on the last three hours of the day, and then your questions.',
    content: `<p>What one eats at nine, what one looks at by eleven, when the light goes out: much of a night is
settled before it begins. Dr Meera Joshi takes twenty minutes for what Ayurveda has to say about
the last three hours of the day, and gives the rest of the hour to questions.</p>
<p>It is a talk and not a treatment. She will not name a medicine for someone whom she has not
seen, and she will say so kindly. Those who sleep badly for more than a few weeks should have it
looked into.</p>
<h3>To take part</h3>
<ul>
<li>Write to events@example.in by noon on the day; the link is sent in the afternoon</li>
<li>Questions may be sent before, and are read out without names</li>
<li>Gujarati and Hindi, with English where it is asked for</li>
<li>No charge, no recording</li>
</ul>
<p>Bring a notebook rather than a second screen.</p>`,
  },
  {
    slug: 'six-honeys-blind',
    title: 'Six honeys, blindfold',
    category: 'Physical Event',
    inDays: 11,
    hour: '17:00',
    durationMinutes: 75,
    venue: 'SOSE Alkapuri, R. C. Dutt Road',
    city: 'Vadodara',
    image: '/pictures/events/six-honeys-blind.webp',
    imageAlt: 'Six glasses of honey in a row, from pale yellow to nearly black',
    summary: 'Mustard, jamun, litchi, ajwain, multiflora and the dark one from the Dang hills.',
    content: `<p>Six jars in paper sleeves, six spoons, six lines on a sheet. You taste, you write what it
reminds you of, and only afterwards do the sleeves come off. Nobody has guessed all six so far.
One lady found five, and she keeps bees.</p>
<p>Between the spoons Jashuben from the Dang Collective tells how the giant rock bee’s comb is
taken from the cliff at night, and why the part with the brood stays where it is. She has brought
a piece of old comb that may be touched and smelt.</p>
<h3>Good to know</h3>
<ul>
<li>Twenty places; put your name on the list at the counter or write to events@example.in</li>
<li>₹100 at the door, taken off if you buy a jar</li>
<li>Plain bread and warm water between the spoons</li>
<li>Not for children under one year, for whom no honey is safe, and please mind your own sugar if
you have to count it</li>
</ul>`,
  },
  {
    slug: 'balcony-kitchen-garden',
    title: 'A kitchen garden on a balcony',
    category: 'Online',
    inDays: 19,
    hour: '11:00',
    durationMinutes: 60,
    venue: 'Online, by video link',
    city: '',
    image: '/pictures/events/balcony-kitchen-garden.webp',
    imageAlt: 'Three clay pots of herbs and a sack of vermicompost on a table',
    summary: 'Tulsi, methi, coriander and lemongrass in pots: soil, sun, water and patience.',
    content: `<p>Four plants that forgive, in four pots that fit on a railing. Our colleague Hetal, who has
grown things on a north-facing balcony in Bopal for nine years, shows hers as they are, with the
yellow leaves left on.</p>
<p>She mixes soil before the camera (two parts earth, one of compost, one of coconut fibre), sows
methi from the spice jar, takes a cutting of lemongrass from the vegetable seller’s bundle, and
explains why most tulsi in flats dies of too much water.</p>
<h3>To take part</h3>
<ul>
<li>Write to events@example.in by the evening before</li>
<li>Have a pot with a hole, some soil and a spoon of methi seed at hand if you would like to sow
along</li>
<li>Photographs of ailing plants may be sent in, and will be looked at without mercy</li>
<li>No charge</li>
</ul>
<p>In three weeks, if all goes well, you will have eaten the methi and begun again.</p>`,
  },
  {
    slug: 'morning-at-the-ghani',
    title: 'A morning at the wooden press',
    category: 'Physical Event',
    inDays: 33,
    hour: '08:00',
    durationMinutes: 300,
    venue: 'Khet & Co., Plot 9, Metoda',
    city: 'Rajkot',
    image: '/pictures/events/morning-at-the-ghani.webp',
    imageAlt:
      'Two bottles and a can of pressed oil behind bowls of sesame, groundnuts and mustard seed',
    summary: 'From pod to oil at the growers’ own ghani, with breakfast in the yard.',
    content: `<p>The growers’ company at Metoda presses groundnut in a mortar of acacia wood, slowly, in lots of
fourteen kilos. You may watch one lot from beginning to end, feel how warm the oil is when it
comes, and taste it on bread before it has even settled.</p>
<p>Two of the families who grow the nuts walk with us over a field nearby and tell what a year
without spraying asks of them. After that there is rotlo, white onion, jaggery and buttermilk in
the yard.</p>
<h3>Good to know</h3>
<ul>
<li>A bus leaves from SOSE Satellite in Ahmedabad at half past three in the morning; those from
Rajkot come straight to the gate</li>
<li>Thirty places, ₹350 with breakfast, ₹900 with the bus</li>
<li>Closed shoes, a hat, and no loose scarves near the press</li>
<li>Not suited to anyone with a groundnut allergy, as the dust is everywhere</li>
</ul>`,
  },
  {
    slug: 'bring-your-cupboard',
    title: 'Bring your cupboard: labels read together',
    category: 'Online',
    inDays: 48,
    hour: '18:30',
    durationMinutes: 45,
    venue: 'Online, by video link',
    city: '',
    image: '/pictures/events/bring-your-cupboard.webp',
    imageAlt:
      'Three packs with their backs turned to the reader, a jar of tea and a magnifying glass',
    summary: 'Hold a packet up to the camera and we read its label together, front and back.',
    content: `<p>No slides. You fetch three packets from your own kitchen, whichever they are, and hold one up
when it is your turn. We read the list from the first word, count the sugars, look for the packing
date and work out the price of 100 grams. Then the next.</p>
<p>After a dozen packets a pattern shows itself, and by the end most people read faster than we
do. It is not about shaming anybody’s biscuits. We have biscuits too.</p>
<h3>To take part</h3>
<ul>
<li>Write to events@example.in by noon on the day; forty places, so that everybody has a turn</li>
<li>A telephone is enough, if its camera can look at small print</li>
<li>A magnifying glass, should there be one in the house</li>
<li>No charge; families sharing one screen are welcome</li>
</ul>
<p>Afterwards you receive a two-page list of the additive numbers that turned up, and what each of
them does.</p>`,
  },
  {
    slug: 'bilona-morning-gondal',
    title: 'A bilona morning among the Gir cows',
    category: 'Physical Event',
    inDays: 75,
    hour: '06:30',
    durationMinutes: 210,
    venue: 'Gaura Gaushala',
    city: 'Gondal',
    image: '/pictures/events/bilona-morning-gondal.webp',
    imageAlt:
      'A brass lota, a clay churn and a jar of ghee, with a bowl of curd and a bowl of ghee',
    summary: 'Churning at dawn, the butter in the pot by eight, and 240 cows who take no notice.',
    content: `<p>The churn begins before the sun does. You stand at the rope yourselves, in turns, until the
curd gives up its butter; Ramaben says when. It is washed and goes into a brass pot over a low
fire, and then there is time to walk through the herd while the day’s first ghee finds its
colour.</p>
<p>The cows are Gir, with ears like folded leaves and a calm that is catching. Calves drink first.
The old ones, who give no milk any more, have the shed with the morning sun.</p>
<h3>Good to know</h3>
<ul>
<li>Twenty-five places, ₹450 with breakfast: bajra rotlo, jaggery, and ghee not an hour old</li>
<li>Write to events@example.in with your name and how you will come; the last kilometre is
unpaved</li>
<li>Plain clothes, shoes that may get dirty, no perfume and no flash</li>
<li>Children are welcome and should be held by the hand near the calves</li>
</ul>`,
  },
];
