import type { DemoTextPage } from '../format.ts';

export const aboutUs: DemoTextPage = {
  slug: 'about-us',
  title: 'A shop in Ahmedabad since 2011',
  lead: 'One counter with nineteen jars on it became twelve stores and this page. The rule behind them has not changed: we sell what we would carry home.',
  reviewed: '2026-10-01',
  content: `
<h2>How it began</h2>
<p>In 2011 a pharmacist’s daughter and a retired agriculture officer rented a shutter in Navrangpura, between a tyre dealer and a temple. They had turmeric, jaggery, two kinds of ghee, a churna or two, and above every jar a card with the name of the person who had grown or made it. People came for the ghee and stayed for the cards.</p>
<p>Today 214 farms and makers stand behind the shelf, most of them in Gujarat, Uttarakhand and Kerala. We know the way to each of their yards, and the cards have moved onto the labels.</p>

<h2>How something gets onto the shelf</h2>
<ol>
<li>Somebody of ours goes there and looks: at the field, at the well, at the store room behind.</li>
<li>A first lot is tested in a laboratory that we pay and the maker does not choose: pesticides, heavy metals, moulds, and whether it is what it says.</li>
<li>Six of us use it at home for a month. One no is enough.</li>
<li>We agree on a price that the maker names first, and pay half of it at sowing.</li>
<li>Later lots are tested by sample. What fails goes back, and where we have a report, it is shown with the product.</li>
</ol>

<h2>What you will not find here</h2>
<p>Colours, flavours and perfumes that were made in a factory. Palm oil. Honey that was heated so that it stays liquid on the shelf. Seeds that cannot be sown again. Powders for everything. And no promise that a plant will cure you: our vaidya gives advice, and sends people to hospitals when that is where they belong.</p>

<h2>The packing house</h2>
<p>In Naroda, thirty-one people weigh, fill, seal and write. The roof makes more electricity than the building uses, and the straw in your parcel comes from the same farms as the rice. What cannot be sold any more but is good to eat goes to two kitchens in Behrampura on Fridays.</p>

<h2>The vaidya’s room</h2>
<p>Behind the first counter there was a room with a bench, where a family vaidya sat twice a week. The bench is still there. Most people now speak with our vaidya, Dr Meera Joshi, by telephone or video. <a href="/consult-our-vaidya">How it works</a>.</p>

<h2>Come and see</h2>
<p>The stores in Ahmedabad, Gandhinagar, Vadodara, Surat, Mumbai and Pune are open all week; the <a href="/store-locator">store locator</a> has their hours. If you grow or make something that you are proud of, write to us: <a href="/contact-us">we read everything</a>.</p>
`,
};
