import { Badge } from '@/components/ui/badge';
import { LabelFrame } from '@/components/ui/label-frame';
import { Ledger } from '@/components/ui/ledger';
import { Price } from '@/components/ui/price';
import { RatingMark } from '@/components/ui/rating-mark';
import { Stars } from '@/components/ui/stars';
import { TagBadge } from '@/components/ui/tag-badge';
import { VegMark } from '@/components/ui/veg-mark';
import { Specimen } from './specimen';
import { State } from './state';

export function FactPlate() {
  return (
    <>
      <Specimen name="Price" file="ui/price" note="Paise only where there are some.">
        <div className="book-states">
          <State name="card">
            <Price price={299} mrp={349} />
          </State>
          <State name="page">
            <Price price={299} mrp={349} size="page" />
          </State>
          <State name="no list price">
            <Price price={342000} mrp={342000} />
          </State>
          <State name="with paise">
            <Price price={49.5} mrp={49.5} />
          </State>
        </div>
      </Specimen>
      <Specimen name="Rating and marks" file="ui/rating-mark, stars, veg-mark">
        <div className="book-states">
          <State name="average">
            <RatingMark average={4.8} count={212} />
          </State>
          <State name="one review">
            <Stars rating={4} />
          </State>
          <State name="vegetarian">
            <VegMark isVeg />
          </State>
          <State name="not vegetarian">
            <VegMark isVeg={false} />
          </State>
        </div>
      </Specimen>
      <Specimen
        name="Badges"
        file="ui/badge, tag-badge"
        note="Two on a picture at most; no fills, no percentages."
      >
        <div className="book-row book-shade">
          <TagBadge name="Best Seller" />
          <TagBadge name="Sugar Free" />
          <TagBadge name="New Products" />
          <Badge mark="leaf">Delivered</Badge>
          <Badge mark="clay">Cancelled</Badge>
          <Badge>Draft</Badge>
        </div>
      </Specimen>
      <Specimen
        name="Label"
        file="ui/label-frame"
        note="What the catalogue really has. An empty field leaves no cell."
      >
        <LabelFrame
          title="The label, in full"
          aside="TU-0214"
          cells={[
            { term: 'Grown in', value: 'Jaintia Hills, Meghalaya' },
            { term: 'Made by', value: 'Aranya Foods, Anand' },
            { term: 'Net quantity', value: '250 g' },
            { term: 'Shelf life', value: '12 months, sealed' },
            { term: 'Ingredients', value: 'Turmeric root. Nothing else.', isWide: true },
          ]}
        />
      </Specimen>
      <Specimen
        name="Ledger"
        file="ui/ledger"
        note="Wherever numbers add up: amounts right of the double clay rule, the sum above a double ink one."
      >
        <Ledger
          caption="An account"
          rows={[
            { key: 'mrp', label: 'Price at MRP', amount: '₹2,443' },
            { key: 'saved', label: 'Saved on MRP', amount: '−₹251', isSaving: true },
            { key: 'delivery', label: 'Delivery to 380009', amount: 'Free', isSaving: true },
          ]}
          total={{ label: 'Total', amount: '₹2,192' }}
        />
      </Specimen>
    </>
  );
}
