import { linkClass } from './button-class';
import { Link } from './link';
import { Picture } from './picture';

interface Neighbour {
  label: string;
  href: string;
  title: string;
  picture: string | null;
}

interface NeighboursProps {
  label: string;
  title: string;
  list: { label: string; href: string };
  earlier: Neighbour | undefined;
  later: Neighbour | undefined;
  /** Others of the list, beside the two. */
  more?: Neighbour[];
}

export function Neighbours({ label, title, list, earlier, later, more = [] }: NeighboursProps) {
  return (
    <nav aria-label={label} className="read-on mt-14 md:mt-18">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="read-on" className="min-w-[min(100%,6rem)] flex-1 font-display text-4 font-medium">
          {title}
        </h2>
        <Link
          href={list.href}
          className={`inline-flex min-h-11 shrink-0 items-center ${linkClass}`}
        >
          {list.label}
        </Link>
      </div>
      <div className="neighbours">
        {earlier && <NeighbourLink neighbour={earlier} rel="prev" />}
        {later && <NeighbourLink neighbour={later} rel="next" />}
        {more.map((neighbour) => (
          <NeighbourLink key={neighbour.href} neighbour={neighbour} />
        ))}
      </div>
    </nav>
  );
}

interface NeighbourLinkProps {
  neighbour: Neighbour;
  rel?: 'prev' | 'next';
}

function NeighbourLink({ neighbour: { label, href, title, picture }, rel }: NeighbourLinkProps) {
  return (
    <div>
      <p>
        <span className="mb-1 block small-caps text-ink-2">{label}</span>
        <Link href={href} rel={rel}>
          {title}
        </Link>
      </p>
      {picture && (
        <span className="picture">
          <Picture src={picture} alt="" sizes="10rem" />
        </span>
      )}
    </div>
  );
}
