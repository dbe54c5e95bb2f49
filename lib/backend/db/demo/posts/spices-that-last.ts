import type { DemoPost } from '../format.ts';

export const post: DemoPost = {
  slug: 'spices-that-last',
  title: 'How to keep a year of spices alive',
  summary:
    'Light, heat, air and damp take the scent out of a masala box. Which spices to buy whole, how long each one lasts and what to keep in the freezer.',
  keywords:
    'storing spices, masala dabba, whole spices, ground spices shelf life, spice storage in monsoon',
  cover: '/pictures/journal/spices-that-last.webp',
  coverAlt: 'A wooden masala box with seven cups of spice, and a stone mortar',
  daysAgo: 37,
  content: `<p>Every spring, around the time the first mangoes are still green, Madhupura market fills with
women who have come for the year’s chilli. They break a pod, sniff, look at the seeds, walk on.
The buying takes a day and the roasting, pounding and sieving take a week, and then the house has
masala for twelve months. Our grandmothers knew that a spice is a perishable thing. The
supermarket shelf has made us forget it.</p>
<h2>What a spice loses</h2>
<p>Colour and scent leave a spice by different doors. Scent is oil, and oil evaporates: faster
when it is warm, far faster once the seed is broken and its inside lies open to air. Colour is
destroyed by light. That is why the jar on the sunny shelf turns brown while it still smells of
something, and the jar in the dark smells of nothing while it still looks bright. Damp does the
rest. It cakes the powder, and in a wet August it lets mould in.</p>
<p>Four enemies then: light, heat, air, water. The place where most kitchens keep their spices, a
glass rack above the stove, offers all four.</p>
<h2>How long things keep</h2>
<p>These are our own figures, from jars we set aside in the packing house and open every month.
Sealed, dark, under 30 degrees:</p>
<ul>
<li><strong>Whole seeds and barks</strong> (cumin, coriander, pepper, cloves, cassia, cardamom in
the pod): two years with little loss. Cloves and pepper go on to three.</li>
<li><strong>Whole chillies:</strong> a year, if they were properly dry when you bought them. A pod
should snap, not bend.</li>
<li><strong>Ground turmeric:</strong> a year. It is the steadiest of the powders.</li>
<li><strong>Ground chilli:</strong> nine months before the red goes dull.</li>
<li><strong>Ground cumin and coriander:</strong> four months. After that you are seasoning with
dust.</li>
<li><strong>Garam masala:</strong> three months. Make it in small lots.</li>
<li><strong>Saffron:</strong> two years in the dark, a few weeks on a windowsill.</li>
</ul>
<p>So the rule is simple. Buy whole what you can grind, and grind for the month, not for the year.
A small electric grinder with a lid that seals earns its place in a season.</p>
<h2>Old tricks that work</h2>
<h3>Hing in the chilli</h3>
<p>Many Gujarati houses bury two or three lumps of asafoetida in the tin of ground chilli. Insects
that are fond of chilli, and there are several, dislike the smell. Take the lumps out and use them
when the tin is finished.</p>
<h3>Castor oil on the dal</h3>
<p>A thin film of castor oil on tuver keeps weevils off for months. It is washed away before
cooking. This is for dals and wheat, never for ground spice, which would turn to paste.</p>
<h3>Salt at the bottom</h3>
<p>A spoon of dry salt under a layer of paper takes up damp in a monsoon jar. Change it when it
feels heavy.</p>
<h3>Sun, but only once</h3>
<p>Two hours of strong sun in April for whole spices spread on a white cloth, before they go into
the tin. It drives out the last moisture. Sunning them again every month, as some do, only drives
out the oil.</p>
<h2>And a new one: the freezer</h2>
<p>Whole spices bought in bulk can spend four days in the freezer, well wrapped. This finishes
insect eggs, of which every honest spice has a few. Then let the packet come fully to room
temperature before you open it. If you open it cold, water from the air settles on every seed and
you have undone your work.</p>
<p>Poppy seeds, sesame and anything else with much oil are glad to live in the freezer for
good.</p>
<h2>The masala dabba</h2>
<p>The round steel box with seven cups is one of the good designs of this country, and it is a bad
place to store spices. It is opened twice a day and its little cups have no lids. Treat it as an
inkwell, not a bottle. Fill each cup with a week’s worth, and keep the stock elsewhere in small
jars filled to the brim, because the air in a half-empty jar is doing harm while you sleep. Wash
and dry the cups before you refill them. The crust at the bottom is last Diwali’s.</p>
<h2>Testing what you have</h2>
<ol>
<li>Rub a pinch between your fingers and count to three. If nothing has reached your nose, it is
finished.</li>
<li>Put a little turmeric on wet paper. A clear, warm yellow that spreads slowly is right. Loud
yellow that runs at once deserves suspicion.</li>
<li>Drop ground chilli on water in a glass. It should float for a while and then sink without
trailing colour. A red streak is dye; grit at the bottom is brick or sand.</li>
<li>Bite a cardamom seed. It should be black, slightly sticky and almost too strong.</li>
</ol>
<p>These are kitchen tests and tell you only of coarse cheating. Lead, which has been found in
turmeric polished with chrome yellow, cannot be seen or tasted. For that there are laboratories,
and it is fair to ask a seller which one they use and when they last paid for a report.</p>
<p>Write the month on every jar you fill. A strip of paper and a pencil will do. It is the
cheapest improvement that you can make to your cooking, and the most honest one.</p>`,
};
