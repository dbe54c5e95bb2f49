import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'reading-a-label',
  title: 'Turn it round: how to read a food label',
  summary:
    'The front of a packet is written by an artist, the back by a lawyer. A two-minute way through ingredients, INS numbers, serving sizes and dates.',
  keywords:
    'how to read food label, ingredients list, INS numbers, added sugar, unit price, organic mark india',
  cover: '/pictures/journal/reading-a-label.webp',
  coverAlt:
    'Two jars of garam masala, one with its back turned to the reader, and a magnifying glass',
  daysAgo: 236,
  content: `<p>There is an exercise that we do with every new colleague in their first week. They get a basket
of ten packets from ten companies, ours among them, and are asked to put them in order, best to
worst. They do. Then they must do it again, and this time a strip of brown paper covers the front
of each packet. The two orders never match.</p>
<p>The front is written by an artist. The back is written by a lawyer. When you want to know what
is inside, it is the lawyer you should read.</p>
<h2>First: the order of ingredients</h2>
<p>They stand in falling order of weight. What comes first, there is most of. If a biscuit says
oats on the front and refined wheat flour first on the back, it is a wheat biscuit that has met
some oats.</p>
<p>Two tricks are common. One is to split the sugar. Sugar, liquid glucose, maltodextrin and
honey, each in fourth or fifth place, might stand first if they were counted together. The other
is the bracket: <em>masala mix (salt, sugar, chilli, acidity regulator)</em>. Within a bracket the
order starts afresh, so a packet can be far saltier than the place of that word suggests.</p>
<p>When a name is on the front, for example almond, a careful maker gives its share on the back:
almond (12 %). If the percentage is missing, wonder why.</p>
<h2>Second: the numbers called INS</h2>
<p>These are additives by their international numbers. They look more alarming than they are, and
some are kitchen things. A short glossary of the ones you will meet most:</p>
<ul>
<li><strong>INS 330</strong> is citric acid, the sour of lemon.</li>
<li><strong>INS 500</strong> is baking soda.</li>
<li><strong>INS 322</strong> is lecithin, usually from soya. It helps fat and water to mix.</li>
<li><strong>INS 551</strong> is silica, added so that powders run freely.</li>
<li><strong>INS 211</strong> is sodium benzoate, a preservative, in most squashes and sauces.</li>
<li><strong>INS 102, 110 and 122</strong> are synthetic colours. Their only purpose is to please
your eye.</li>
<li><strong>INS 621</strong> is monosodium glutamate.</li>
<li><strong>INS 150d</strong> is a caramel colour made with ammonia and sulphite, as in
colas.</li>
</ul>
<p>You need not fear them as a tribe. Ask what each is doing there. Citric acid in a jam keeps it
safe. A colour in turmeric is a confession.</p>
<h2>Third: the little table</h2>
<p>Nutrition is given per 100 grams or millilitres, and often per serving as well. Read the first
column. Servings are chosen by the maker, and a serving of chips that feeds a sparrow makes
everything look modest. Three lines are worth remembering for every day:</p>
<ol>
<li><strong>Added sugar.</strong> Five grams is a teaspoon. A flavoured yoghurt with 15 grams in
the cup has three.</li>
<li><strong>Sodium.</strong> Multiply by two and a half and you have salt. Pickle and papad live
here; a grown person does well to stay under five grams of salt a day altogether.</li>
<li><strong>Saturated and trans fat.</strong> For trans, the number that you want is nought.</li>
</ol>
<h2>Fourth: dates, and what was done when</h2>
<p>Date of manufacture is when the food became what it is; date of packing is when it was put into
this packet. For honey, spices and tea these may be a year apart, and both may be honest. Best
before is the maker’s estimate for a sealed pack kept as told. Use by, on milk and the like, is a
limit and not a suggestion.</p>
<h2>Fifth: who, and where</h2>
<p>Manufactured by, packed by, marketed by. If only the last of these is given in letters that one
can read, the brand would rather talk of itself than of the kitchen. The address should be one
that a letter could reach.</p>
<p>Where the food comes from abroad, the country of origin must stand there too. Much of the black
pepper, cassia and even moong in Indian packets is imported. Some of that is good. You are
entitled to know.</p>
<h2>Words that mean something, and words that do not</h2>
<p><strong>Organic</strong> means something if the packet carries the Jaivik Bharat mark and names
the certificate behind it. <strong>Natural</strong>, <strong>pure</strong> and
<strong>traditional</strong> have rules of their own by now, though many packets have not heard of
them. <strong>No added sugar</strong> is not sugar free: dates and jaggery are sweet without being
called sugar. <strong>Farm fresh</strong> on a thing that has a shelf life of eighteen months is
poetry. <strong>Immunity</strong> on a biscuit is not even that.</p>
<p>And where a food claims to treat a disease, put it back. The law does not allow the claim, and
a maker who breaks that law in large letters may break others in small ones.</p>
<h2>The two-minute version</h2>
<p>Turn it round. First word of the list. Count the sugars. Sugar and salt per 100 grams. Packing
date. Price per 100 grams. Then turn it back and enjoy the painting of the farm.</p>
<p>We print the same facts on every page of <a href="/shop">our shop</a>, because you cannot turn
a picture round. Where a maker has not told us something, the line is missing and not guessed. If
you find one that you think should be there, ask. We will ask them.</p>`,
};
