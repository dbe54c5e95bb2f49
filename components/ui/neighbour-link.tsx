import { Link } from './link';
import { Picture } from './picture';

interface NeighbourLinkProps {
  label: string;
  isLater: boolean;
  href: string;
  title: string;
  picture: string | null;
}

export function NeighbourLink({ label, isLater, href, title, picture }: NeighbourLinkProps) {
  return (
    <div data-later={isLater || undefined}>
      <p>
        <span className="mb-1 block small-caps text-ink-2">{label}</span>
        <Link href={href} rel={isLater ? 'next' : 'prev'} prefetch={false}>
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
