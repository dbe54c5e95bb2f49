import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'monsoon-hair',
  title: 'Hair in the wet months',
  summary:
    'Humid air, damp plaits and a sticky scalp: a plain routine for July to September, with powders, less oil and a wooden comb.',
  keywords:
    'monsoon hair care, shikakai aritha amla powder, hair powder wash, scalp care, hair oil in monsoon',
  cover: '/pictures/journal/monsoon-hair.webp',
  coverAlt: 'A bottle of bhringraj oil and a bag of hair powder, with a wooden comb and a bowl',
  daysAgo: 128,
  content: `<p>In the second week of July the questions at our counters change. In May everyone asks about
sun. Now they ask why their hair is limp in the morning and wide in the evening, why the scalp
itches, why the comb is full. We are shopkeepers and not doctors, so we begin with what the season
does, and then with what can be done about it at a washbasin.</p>
<h2>What damp air does</h2>
<p>Hair takes up water from the air. A strand in August is thicker than the same strand in April,
and it does not swell evenly, so it bends where it was straight and the outer scales lift. That is
frizz. No oil or cream can stop the air from being wet; they can only slow it down a little.</p>
<p>Meanwhile the scalp sweats, the sweat does not dry, and dust and oil stay in it. A plait tied
wet in the morning is often still damp in its core at night. That is a warm, dark, wet place, and
things that like such places move in.</p>
<p>Many people also see more hair in the comb at this time of year. Some of that is ordinary
shedding, which has its seasons. If it goes on for more than two or three months, or comes out in
patches, no powder is the answer. See somebody qualified.</p>
<h2>Wash more, not harder</h2>
<p>Every second day is not too often in a humid city. What harms is heat and rubbing. Use water
that is barely warm, let it run through for a full minute first, and put whatever you wash with on
the scalp only. The lengths are cleaned by what runs down them.</p>
<h3>If you use powders</h3>
<p>The old three are shikakai, aritha and amla. Aritha makes the foam, shikakai cleans mildly and
leaves the hair easy to comb, amla is sour and brings back the shine that hard water takes away. A
fair mixture for the wet months:</p>
<ul>
<li>three spoons of shikakai</li>
<li>one spoon of aritha</li>
<li>one spoon of amla</li>
<li>half a spoon of fenugreek, if your hair is dry</li>
</ul>
<p>Stir it into hot water the night before, thin as buttermilk, and strain it through cloth. The
straining is what people skip and then regret, because nothing is more tedious than picking
shikakai out of wet hair. Keep it away from your eyes; aritha stings. Leave it on for three
minutes, rinse for three.</p>
<p>Powders feel strange for the first two weeks if you come from shampoo. The foam is low and the
hair squeaks. Give it four washes before you judge.</p>
<h3>If you use shampoo</h3>
<p>Thin it with water in your palm, and wash once rather than twice. If the label says to repeat,
the label is selling shampoo.</p>
<h2>Oil before, not after</h2>
<p>In winter one may oil at night and go to sleep. In the monsoon that is too much for most
scalps: the oil sits under the sweat and gathers dust. Warm a spoonful, work it into the scalp
with the pads of your fingers, leave it for forty minutes, then wash. Once a week is enough.</p>
<p>Coconut is the lightest on the hair and soaks in better than most. Sesame is warmer and
heavier; keep it for December. An oil cooked with bhringraj, hibiscus or curry leaf smells like
somebody’s grandmother and is used in the same way. Whatever you choose, try it on the inside of
the arm for a day first.</p>
<h2>Drying</h2>
<ol>
<li>Press with an old cotton cloth. A worn dupatta is better than any towel. Do not wring.</li>
<li>Let it hang loose under a fan, head tipped forward, fingers lifting the roots.</li>
<li>Comb when it is nearly dry, from the ends upwards, with a wide wooden comb.</li>
<li>Only then plait, loosely, and tie with cloth and not rubber.</li>
</ol>
<p>If you must leave the house with wet hair, leave it in a loose clip. Caught in the rain? Rinse
with clean water when you reach home. City rain brings the sky’s dust down with it.</p>
<h2>Small things that help</h2>
<p>Wash the comb on Sundays, in hot water with a pinch of soda. Change the pillow cover twice a
week; it is damp too. Dry the helmet, lining up, in whatever sun there is. If several heads share
a towel, stop.</p>
<p>Eat, as the season wants, warm and cooked and not too much at night. We would like to say that
this or that seed will thicken your plait by Navratri. We cannot. Hair grows a little over a
centimetre in a month, and what you do now shows in a year.</p>
<h2>When to ask</h2>
<p>Flakes that come back, sores, a smell that washing does not take away, thinning that you can
see in photographs: these want a look at the scalp and a few questions about the rest of you. A
talk with <a href="/consult-our-vaidya">our vaidya</a> is a good beginning, and a skin doctor is
never a wrong address. Bring the names of everything you have put on your head this year. It is usually a
longer list than one thinks.</p>`,
};
