import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'soapnut-wash',
  title: 'A month of washing with soapnuts',
  summary:
    'Aritha shells have cleaned silk and shawls for centuries. What they do in a modern machine, how to brew the liquid and where they are not enough.',
  keywords:
    'soapnut laundry, aritha liquid, reetha washing, natural detergent, hard water washing, silk and wool care',
  cover: '/pictures/journal/soapnut-wash.webp',
  coverAlt: 'A bag of soapnuts and a pile of towels, with a bowl of brown shells',
  daysAgo: 268,
  content: `<p>Before there was a blue packet there was a brown fruit. Aritha, reetha, soapnut: the dried
shell of a tree that grows from the Himalayan foothills down to our own dry hills. Patan’s weavers
still wash their patola in it, and Kashmiris their shawls. We sell a good deal of it, and
customers ask fair questions, so this winter four of us washed with nothing else for a month and
kept notes.</p>
<h2>What it is</h2>
<p>The shell holds saponins, which lower the tension of water just as soap does, so that it wets
cloth and lifts grease. It is the plant’s defence against things that would eat it. There is no
scent to speak of, only a vinegary smell when wet that is gone once the cloth is dry. The foam is
modest. Foam never cleaned anything anyway; it was put into detergents because we like to see
it.</p>
<h2>Three ways to use it</h2>
<h3>The bag</h3>
<p>Five or six half shells, without the seeds, in a small cotton bag tied tightly. In with the
clothes. Use water at 40 degrees, since in cold water the shells give little. The same bag does
three to four washes. When the shells are soft and grey and no longer slippery, they go to the
compost.</p>
<h3>The liquid</h3>
<ol>
<li>Soak 100 grams of shells in two litres of water overnight.</li>
<li>Simmer for twenty minutes with the lid on. Do not turn away: it boils over with great
enthusiasm.</li>
<li>Let it cool, rub the shells in the water with your hands, and strain through cloth.</li>
<li>Add the juice of two lemons, which helps it to keep, and bottle it.</li>
</ol>
<p>It keeps a week in the refrigerator, two at most. When it smells of beer, pour it on the
balcony floor and scrub. Half a cup for a machine load, a quarter for a bucket.</p>
<h3>The powder</h3>
<p>Ground shells dissolve at once and leave a fine brown sediment. Good for soaking, in a bag.
Wear something over your nose when you measure it, because the dust makes one sneeze like a pepper
mill.</p>
<h2>What we saw</h2>
<p>The first week, everyone was pleased. Daily cottons came out clean and soft, and nobody missed
the fabric softener. Silk and wool were the best of it: an old Bandhani kept its red and felt
alive under the hand. Baby clothes without any perfume were liked in the house with the baby.</p>
<p>In the second week we met its limits.</p>
<ul>
<li><strong>Oil and turmeric.</strong> A kitchen apron stayed a kitchen apron. Rub such spots with
a bar of plain soap first.</li>
<li><strong>Collars and cuffs.</strong> The same.</li>
<li><strong>White shirts.</strong> They do not turn grey, but they turn honest. There are no
optical brighteners in a nut, so white is the white of cotton. Half a cup of soda or an hour of
sun helps. Sun helps most.</li>
<li><strong>Hard water.</strong> In the west of Ahmedabad, with bore water, we needed a third more
and a spoon of washing soda.</li>
</ul>
<p>By the end all four had kept it for most of the washing, and three had kept a packet of
ordinary powder for the apron. That seems to us a fair result.</p>
<h2>What it costs</h2>
<p>Allowing for re-use it is about two half shells a load, so that a 500 gram bag lasts a family
of four for some five months of daily washing. By our reckoning that is less than half of what the
middling powder had cost them. The liquid takes twice as many shells, and gas, and twenty minutes
of your Sunday.</p>
<h2>Other uses in the house</h2>
<p>The liquid cleans silver and brass chains, left in for an hour and brushed. It washes the dust
off pressed-leaf plates and the grime off window nets. It does floors, with a few drops of
lemongrass oil for the pleasure of it. Jewellers in Manek Chowk have kept a bowl of it under the
counter for longer than anyone can remember.</p>
<p>On pot plants a weak solution is sprayed against aphids. Rinse the leaves a day later.</p>
<h2>Cautions</h2>
<p>It stings the eyes badly; rinse with much water if it happens. It is not for eating, and
children should know that the handsome round seed is not a sweet. Some skins do not like it, so
try a little on the forearm. And do not empty a bucket of it into a pond. Saponins break down in
soil within days, but fish feel them at once: in the hills people have used the crushed fruit to
catch them. What is gentle to a shawl is not gentle to a gill. Give it to a flower bed or to the
drain.</p>
<h2>Where to begin</h2>
<p>Start with one load of coloured cottons, shells in the bag, warm water, no softener. Dry them
outside. Put your face into a towel the next morning. If you feel nothing of interest, you have
lost an evening and gained a compost heap.</p>
<p>More of the practical questions, on storage and on front loaders, are answered under <a
href="/faq">questions and answers</a>.</p>`,
};
