import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** Where new posts are told of. */
export function FollowPanel() {
  return (
    <section aria-labelledby="follow">
      <h2 id="follow" className="mb-2 font-display text-3 font-medium">
        Follow
      </h2>
      <ul className="panel-links">
        {site.social.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={routes.rss}>RSS feed</a>
        </li>
      </ul>
    </section>
  );
}
