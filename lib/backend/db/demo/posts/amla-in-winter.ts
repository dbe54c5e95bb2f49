import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'amla-in-winter',
  title: 'Amla in winter, and why it keeps',
  summary:
    'The sourest fruit of the cold months, from the tree to brine, murabba, powder and juice: how to choose it and what each way of keeping costs it.',
  keywords:
    'amla season, amla murabba, athela amla, amla powder, amla juice, indian gooseberry recipes',
  cover: '/pictures/journal/amla-in-winter.webp',
  coverAlt: 'A bowl of green amla before a bottle of amla juice and a jar of chyawanprash',
  daysAgo: 325,
  content: `<p>From the last week of November the carts come into Ahmedabad from Kheda and Anand, heaped with
something like green glass. The first bite of an amla is a small punishment. Then you drink water,
and the water is sweet. Children are taught the trick early; it is one of the few jokes that a
fruit can make.</p>
<h2>Choosing</h2>
<p>There are two sorts in the market. The desi amla is small, pale, fibrous, sour enough to close
an eye, and the one for medicine books. The grafted kinds, Banarasi, Chakaiya, NA-7, are as large
as a lime, smoother, milder and easier to cut. For murabba take the large, for brine the small,
for juice whatever is fresh.</p>
<p>Good fruit is heavy and hard, with a skin that seems lit from inside. Brown specks do no harm.
A soft place does. The six faint lines from pole to pole are where it will fall apart into
segments once it is steamed.</p>
<p>The season runs to the end of February. After Uttarayan the fruit turns faintly yellow and less
harsh, and the price goes down. Those who put up a year’s worth wait until then.</p>
<h2>Why it keeps</h2>
<p>Amla is known for its vitamin C, which in most fruit is a fleeting thing: cut an orange, let it
stand, and an hour later there is less. In amla it holds on rather longer. The fruit is full of
tannins, the same kind of substance that makes strong tea dry your mouth, and they are thought to
take the attack of the air upon themselves. It is also very acid, and few moulds like that.</p>
<p>That is the reason why kitchens could dry it, salt it and sugar it a thousand years before
anyone had a word for vitamins, and still find it worth eating in June. It does not mean that
nothing is lost. Heat and light take their share, whatever a label may say.</p>
<h2>Four ways through the year</h2>
<h3>In brine, athela amla</h3>
<p>The Gujarati way and the simplest. Wash a kilo, dry well, prick each fruit with a fork. A litre
of water boiled with 80 grams of salt and a spoon of turmeric, cooled fully. Fruit in a glass jar,
brine over it, a small plate on top to keep them under. Ten days. They last for months in the
refrigerator, and lunch is not lunch without half of one.</p>
<h3>In syrup, murabba</h3>
<p>This asks for four days. The fruit is pricked all over and lies in water with a little alum or
lime overnight, to lose harshness and stay firm. It is rinsed many times, steamed until a needle
goes in, and left in syrup, which is boiled down a little more each day until it is one thread
thick. Cardamom at the end, saffron if the year was kind. When it is done the seed shows through.
It is a sweet: two thirds sugar. One fruit is a helping.</p>
<h3>Dried and ground</h3>
<p>Steam, separate the segments, salt or do not salt, dry for five days under muslin in the mild
sun of January. In the shade if you have the patience. What you buy as powder is this, milled. It
should be the colour of a fawn. Dark brown powder has seen too much sun, and grey has seen a
warehouse. A spoon goes into dal in place of tamarind, or into the hair wash.</p>
<h3>As juice</h3>
<p>Grate, squeeze through cloth, drink with water. Made at home it is good for a day. What stands
on a shelf has been heated, or preserved, or both, as the back of the bottle will tell you. Look
for a percentage of fruit and be content with sourness: an amla juice that tastes nice has been
talked to. Two spoons in a glass of water is what most people take, and those with a tender
stomach take it after food.</p>
<h2>And the brown jar</h2>
<p>Chyawanprash is amla above all. The old recipes cook five hundred whole fruits with a broth of
some forty herbs, then fry the pulp in ghee and sesame oil, and thicken it with sugar; honey is
stirred in when it has cooled. Since amla should be the heart of it, look where it stands in the
list. If sugar comes first, and in many jars it does, you are buying a jam. A good one is dark,
sticky, sour behind the sweet, and leaves a warmth of long pepper.</p>
<h2>In the kitchen, this week</h2>
<ul>
<li>Grate one into any green chutney instead of lemon.</li>
<li>Cook four with tuver dal from the start, and fish out the seeds.</li>
<li>Slice, toss with turmeric, ginger sticks, salt and lemon; eat the next day.</li>
<li>Steam six, mash with jaggery and a pinch of dried ginger, roll into balls and dry. Children
take them for sweets.</li>
</ul>
<h2>How much?</h2>
<p>One fruit a day through the winter is what grandmothers advise, and it is hard to eat more. It
is a food. It will not keep the cold out of a house where everybody sneezes, and we would not
trust anyone who says it will. Those who take medicine to thin the blood or for blood sugar should
ask before adding powder or juice every day. <a href="/consult-our-vaidya">Our vaidya</a> answers
such questions.</p>
<p>And after the bite, the glass of water. Let someone under seven go first.</p>`,
};
