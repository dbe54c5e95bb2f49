import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'groundnut-year',
  title: 'A year in eleven vighas of groundnut',
  summary:
    'From the first rain in June to oil in December with a farming couple near Rajkot, and what a wooden press takes out of the nut and leaves in.',
  keywords:
    'cold pressed groundnut oil, lakdi ghani, rajkot groundnut farmers, saurashtra singtel, wood pressed oil',
  cover: '/pictures/journal/groundnut-year.webp',
  coverAlt: 'A can of groundnut oil with a bowl and a heap of groundnuts in the shell',
  daysAgo: 358,
  content: `<p>Hansaben Vekariya keeps the weather in a school exercise book. One line a day, in pencil, since
1998: wind, cloud, rain in fingers. She and her husband Bharatbhai farm eleven vighas an hour’s
drive from Rajkot, a little under five acres, and they are one of the sixty-one families in the
growers’ company whose oil we sell. We asked whether we might come four times in one year. She
said that we could come whenever we liked, if we carried something.</p>
<h2>June: waiting</h2>
<p>The field is ploughed and empty, and the whole village looks south-west. Groundnut is sown with
the first good rain, four fingers in the exercise book’s measure. If the seed goes in before a
false start it rots. Too late, and the pods will not fill before the dry weeks of autumn.</p>
<p>The seed is their own, the best pods of last year, shelled by hand because a machine nicks the
skin. Bharatbhai rolls it in a slurry of cow dung, jaggery and gram flour that has stood for a
week, and lets it dry in the shade. The rain comes on the nineteenth. By evening the seed is in
the ground. We carried sacks.</p>
<h2>August: the pegs</h2>
<p>Few people know how a groundnut comes about. The flower is yellow and opens above the ground.
When it fades, its stalk bends down and pushes a peg into the soil, and there, in the dark, the
pod grows. So the earth around each plant has to be loose in exactly those weeks. It is hoed by
hand and by bullock, twice, and after that nobody may set foot between the rows.</p>
<p>There is castor along the border to draw the caterpillars, and a row of cowpea every tenth row.
On the neighbour’s land they spray. Hansaben does not speak against him. “He has a loan,” she
says. It takes three years without spraying until a field can be certified, and in the second of
those years the yield falls. The company pays a premium in the in-between years, out of what the
certified fields bring. Without that, she says, there would be nine families and not
sixty-one.</p>
<h2>October: the turning</h2>
<p>One pulls a plant, opens a pod and looks at the inside of the shell. White means wait. When it
is brown-veined, one begins. The plants are pulled and laid upside down in rows, pods to the sky,
for four or five days. This turning is the most important thing in the year. Pods dried with air
around them stay sound. Pods left in a damp heap may grow a mould whose poison, aflatoxin, no
pressing or frying removes.</p>
<p>Then the thresher, then the yard, until the kernels rattle. The company buys at eight per cent
moisture, with a meter, and sends back what is above it. Bharatbhai has been sent back once. It
was the only time, he says, that his wife did not write anything into the book.</p>
<h2>December: the press</h2>
<p>The ghani in the company’s shed at Metoda is a mortar of acacia wood with a pestle as thick as
a thigh, once turned by an ox, now by a motor of three horsepower geared down until it walks as
slowly. Fourteen kilos of kernels go in, with a cup of water. For forty minutes there is a
groaning. Then oil runs from a hole at the foot of the mortar, warm as a hand and cloudy as barley
water.</p>
<p>Out of fourteen kilos come about five and a half of oil. A steel expeller would get six, a
solvent plant nearly all. What remains in the cake feeds the bullocks, so it is not lost.</p>
<p>The oil rests for two days in a steel tank and is drawn off from above, then passed through
cloth. It is neither bleached nor deodorised. It smells of the nut. A little sediment in the
bottle is nut as well.</p>
<h3>In the kitchen</h3>
<ul>
<li>It is made for vaghar, for sautéing, for the thread of raw oil on khichdi, and it fries well
at a moderate flame.</li>
<li>Do not heat it until it smokes, and do not keep used oil for a second week.</li>
<li>Keep the bottle dark and closed. Open, it is at its best for three months.</li>
<li>In a cold January it may turn hazy. Stand it in warm water for a while.</li>
<li>Whoever is allergic to groundnut must not use it. Unrefined oil carries traces of the
protein.</li>
</ul>
<h2>What it comes to</h2>
<p>The eleven vighas gave a hundred and forty maunds of pods this year, which the book calls
middling. After seed, labour, bullocks and the loan on the well, the couple were left with a sum
that they told us and that we shall keep to ourselves. It was more than the mandi would have paid,
and less than you might think when you look at the price of a bottle. The press, the people at the
press, the glass, the road and our shelf are all in it too. A good price is one that everybody
along the line could bear to see written down.</p>
<p>On our last visit there was a rotlo, white onion, jaggery, and oil of that week poured from a
brass pot. Hansaben had opened the exercise book on a new page. At the top stood the date. Below
it: wind north, no cloud, the people from the shop came, they carried chairs.</p>`,
};
