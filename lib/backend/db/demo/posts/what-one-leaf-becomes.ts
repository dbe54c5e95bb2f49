import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'what-one-leaf-becomes',
  title: 'What one leaf becomes: a short guide to Indian tea',
  summary:
    'Black, green and white come from the same bush. How flush, leaf size and water decide what is in the cup, and why dust makes the best masala chai.',
  keywords:
    'indian tea guide, assam tea, darjeeling first flush, CTC vs orthodox, masala chai, how to brew green tea',
  cover: '/pictures/journal/what-one-leaf-becomes.webp',
  coverAlt: 'A jar of black tea, a box of green tea and a clay cup behind three heaps of leaf',
  daysAgo: 296,
  content: `<p>A gentleman in our Alkapuri store wished to know which plant green tea came from. When he was
told that it was the same as for the black in his other hand, he put both tins down and looked at
us as one looks at a magician who has dropped a card. It is true all the same. There is one bush,
<em>Camellia sinensis</em>. All the rest is time, hands and air.</p>
<h2>What air does</h2>
<p>Bruise a tea leaf and leave it, and it browns like a cut apple. The trade calls this
oxidation.</p>
<ul>
<li><strong>Green</strong> tea is heated soon after plucking, in a pan or by steam, so that the
browning never begins.</li>
<li><strong>White</strong> is the bud, hardly touched, slowly dried.</li>
<li><strong>Oolong</strong> is stopped half way.</li>
<li><strong>Black</strong> goes all the way. It is withered overnight, rolled, laid out in a cool
room until it is copper brown and smells of ripe fruit, then fired.</li>
</ul>
<p>Tulsi, hibiscus, lemongrass and chamomile are not tea in this sense. They are infusions, and
have no caffeine. A packet called tulsi green tea has two plants in it, and the list on the back
says how much of each.</p>
<h2>What the season does</h2>
<p>The bush rests in winter and its first new leaves in March are called the first flush. In
Darjeeling they give a pale cup, brisk, nearly green, with a scent of flowers, and cost
accordingly. The second flush, in May and June, is rounder; there the muscatel note appears that
the district is known for. In Assam too the second flush is the great one, malty and dark, with
the golden tips that make a good tin look dusted. Rain teas are plain. Autumn brings a soft,
coppery cup that is underpriced, because nobody writes about it.</p>
<p>The Nilgiris pluck all year, and best in the cold of January. Kangra, in Himachal, makes a
light green tea that deserves to be known in Gujarat.</p>
<h2>Leaf, broken, dust</h2>
<p>Two ways of making black tea divide the country. Orthodox tea is rolled, and what remains is a
twisted leaf. CTC means crush, tear, curl: toothed rollers make small hard pellets of it. People
who have read a little look down on CTC. They are wrong when it comes to milk. Pellets give
strength and colour fast, and they stand up to milk, sugar and ginger. A fine Darjeeling boiled
with milk is a sin and a waste.</p>
<p>The letters on a tin, FTGFOP and its relations, are about the size and the look of the leaf,
and the number of tips. They do not measure taste. Broken grades brew stronger than whole leaf of
the same bush, because more of the inside is open to water.</p>
<h2>Water, time, heat</h2>
<p>Nine cups out of ten that disappoint were made with the wrong water.</p>
<ol>
<li><strong>Black leaf tea:</strong> 2.5 grams, a level dessertspoon, to 200 millilitres just off
the boil. Three to four minutes, lid on.</li>
<li><strong>First flush Darjeeling:</strong> let the kettle stand for three minutes first. Three
minutes in the pot.</li>
<li><strong>Green:</strong> 75 to 80 degrees, which is boiled water that has been poured twice
from cup to cup. Two minutes. Bitter green tea is scalded green tea.</li>
<li><strong>White:</strong> 80 degrees, six minutes.</li>
</ol>
<p>Very hard water makes tea flat and leaves a skin on it. Filtered water is enough; bottled is
seldom needed. Do not boil it twice.</p>
<h2>And masala chai</h2>
<p>The rules are others here, and every house has its own. Ours, for two: one cup of water, a
thumb of ginger crushed with its skin, three green cardamoms, four peppercorns, a bit of cassia.
Boil for three minutes, before any tea goes in, because spices are slow and tea is fast. Then two
heaped teaspoons of Assam CTC and a spoon of jaggery or sugar; one minute. Then a cup of milk. Let
it rise three times, lifting the pan each time. Strain from high up.</p>
<p>If you use jaggery, put it in at the very end, off the flame. It may split the milk, and on
some days it does so out of spite.</p>
<h2>Keeping it</h2>
<p>Tea takes in any smell near it. Keep it out of the spice cupboard, out of the refrigerator,
away from soap. A tin with a tight inner lid is best. Green is good for nine months, black for two
years. Glass is only for those who have a dark cupboard.</p>
<p>Look at the wet leaves when you have poured. In a good orthodox tea they open into something
that you recognise as leaves, with saw-toothed edges, one bud and two below. It is a small thing.
But every one of them was taken by two fingers, and a picker’s day is some twenty kilos. Four and
a half kilos of green leaf make one of tea.</p>
<p>You may taste any loose tea at a store before you buy it; <a href="/store-locator">find the
nearest</a> and ask for the small kettle.</p>`,
};
