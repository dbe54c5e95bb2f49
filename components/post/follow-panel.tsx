import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';

export async function FollowPanel() {
  const shop = await readShop();
  return (
    <section aria-labelledby="follow">
      <h2 id="follow" className="mb-2 font-display text-3 font-medium">
        Follow
      </h2>
      <ul className="panel-links">
        {shop.social.map(({ label, href }) => (
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
