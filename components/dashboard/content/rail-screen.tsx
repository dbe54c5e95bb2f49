'use client';

import { FormProblem } from '@/components/form/field-error';
import { buttonClass } from '@/components/ui/button-class';
import { shownInRail, type RailName, type StaffRail } from '@/lib/contract/staff-rail';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { useRail } from '@/lib/dashboard/content/use-rail';
import { railTitles } from '@/lib/dashboard/products/rail-titles';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { RailList } from './rail-list';
import { RailPicker } from './rail-picker';
import './content.css';

interface RailScreenProps {
  name: RailName;
  rails: StaffRail[];
}

export function RailScreen({ name, rails }: RailScreenProps) {
  const { products, problem, change, findRail } = useRail(name, rails);
  return (
    <>
      <DashboardHead
        title={railTitles[name]}
        lead={`A carousel on the home page. It shows the first ${shownInRail} published products.`}
        above={{ label: contentTypes.home, href: contentPath('home') }}
      >
        <a href="/" target="_blank" className={buttonClass('second', 'card')}>
          View in shop
        </a>
      </DashboardHead>
      <div className="two-sides rail-sides">
        <Panel title="Add product">
          <RailPicker
            name={name}
            without={products.map(({ id }) => id)}
            findRail={findRail}
            onPick={(product) => change([product, ...products])}
          />
        </Panel>
        <Panel title="Products">
          <FormProblem>{problem}</FormProblem>
          <RailList products={products} onChange={change} />
        </Panel>
      </div>
    </>
  );
}
