import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'bilona-ghee',
  title: 'From curd to ghee, the long way round',
  summary:
    'A morning with the churn at Gondal: why bilona ghee begins with curd, what happens in the pot, how to judge a jar and what A2 does and does not mean.',
  keywords: 'bilona ghee, how ghee is made, gir cow ghee, A2 ghee, desi ghee at home, makkhan',
  cover: '/pictures/journal/bilona-ghee.webp',
  coverAlt: 'A clay churn, a jar of cow ghee and a brass lota, with a bowl and a spoonful of ghee',
  daysAgo: 96,
  content: `<p>At half past four the churn is already talking. It is a rhythm of three, a pull to the left, a
pull to the right, and a small slap as the wood meets the side of the pot. By the time the sun is
on the wall at Gondal, the sound has thickened. “Now it is coming,” says Ramaben, who has not
looked inside once.</p>
<p>What is coming is butter. The ghee is still four hours away.</p>
<h2>Two roads to one jar</h2>
<p>Most ghee in this country is made from cream. A machine spins the milk, the cream is taken off,
melted and clarified. It is quick and clean, and there is nothing wrong with the result.</p>
<p>The other road begins by letting the milk turn. Whole milk is boiled, cooled until a finger can
bear it, and set overnight with a spoon of yesterday’s curd. In the morning the curd is churned
with a wooden <em>bilona</em>, turned by a rope, first one way and then the other. What gathers on
top is <em>makkhan</em>, white and sour and soft. That is what goes into the pot.</p>
<p>The curd road is slower and hungrier. It takes 25 to 30 litres of Gir cow’s milk to fill a
one-litre jar. What you gain is taste: souring builds small aromatic compounds that cream never
had, and the fire later turns them into that smell of hazelnut and warm bread.</p>
<h2>In the pot</h2>
<p>Ramaben washes the butter in cold water, three times, squeezing out the buttermilk with the
heel of her hand. Any that stays behind will burn. Then it goes into a brass pot over a low fire
of cow-dung cake and neem wood.</p>
<ol>
<li>It melts, and a white foam rises. This is water leaving, and it crackles.</li>
<li>The foam sinks. Below it the liquid is cloudy, and the crackle grows slow.</li>
<li>A second, finer foam comes up. The solids at the bottom turn from cream to sand to
biscuit.</li>
<li>Silence. There is no water left. The ghee is clear enough to read the bottom of the pot
by.</li>
</ol>
<p>Between the third step and the fourth lie perhaps two minutes. Too early and the ghee keeps
water and will sour. Too late and it tastes of burnt milk. Ramaben goes by ear. A drop of water
flicked in with the fingertips should snap at once.</p>
<p>It is strained through muslin while it is warm and left alone. If it cools slowly it sets in
grains, <em>danedar</em>, as people here like it. Cooled fast, it sets smooth. Grain is a matter
of cooling and of the season, not a proof of purity.</p>
<h2>How to judge a jar</h2>
<ul>
<li><strong>Smell.</strong> Nutty, a little sour at the edge. A smell of cheese means old; a smell
of nothing means that it was cooked without patience.</li>
<li><strong>Colour.</strong> Cow’s ghee is yellow because cows pass on the carotene of green
fodder. It is paler in May, when the grass is dry, and deep gold after the rains. Buffalo ghee is
white. A maker whose jars have the same yellow all year has found a way that is not the
cow’s.</li>
<li><strong>On the palm.</strong> A bit the size of a pea should begin to melt from the warmth of
your hand within seconds.</li>
<li><strong>In the pan.</strong> It should not splutter or foam. If it does, there is water in
it.</li>
</ul>
<p>None of this finds a clever adulteration. Fats that imitate ghee have been found in
good-looking tins, and only a laboratory sees them. Ask for the report and look at the date on
it.</p>
<h2>About A2</h2>
<p>A2 is the name of one form of a protein, beta-casein, in milk. Gir, Kankrej and other Indian
breeds mostly give it. Ghee is very nearly pure fat, with hardly any protein left. So A2 on a jar
of ghee is a statement about the cow and not about what is in your spoon. It is still worth
having, because it says that somebody is keeping Indian cows and paying what they cost. But nobody
should sell you the letter as a benefit in itself.</p>
<p>More telling questions: does the calf drink first? Where do the animals go when they stop
giving milk? At Gondal the calf has two teats for itself in the early weeks, and the old cows
stand in the same shed as the young.</p>
<h2>Keeping it, using it</h2>
<p>A dry spoon, a closed lid, no refrigerator. Ghee keeps for nine months in a cupboard, longer in
clay. Water is its enemy; one wet spoon can start a jar turning.</p>
<p>It bears more heat than butter, so temper spices in it without fear. It also carries their
scent further than oil does, which is the whole secret of a dal that is finished with a spoonful
of cumin crackled in ghee. On khichdi, on hot rotlo, on plain rice with salt when nobody is
looking. It is rich; a spoon is a portion.</p>
<p>And the black-brown crumbs left in the muslin? Do not let anyone throw them away. With jaggery
and a pinch of dried ginger they are the best sweet of the day, and they go to whoever got up at
four.</p>`,
};
