import type { HomeSection } from '@/lib/contract/home';
import type { Home } from '@/lib/features/home/queries';
import { Certificates } from './certificates';
import { Statistics } from './statistics';

interface StandingProps {
  seals: HomeSection | undefined;
  statistics: Home['statistics'];
}

export function Standing({ seals, statistics }: StandingProps) {
  if (!seals && statistics.length === 0) return null;
  return (
    <div className={`frame mt-14 md:mt-18 ${seals ? 'standing' : ''}`}>
      {seals && <Certificates section={seals} />}
      <Statistics statistics={statistics} />
    </div>
  );
}
