import { Link } from '@/components/ui/link';
import type { TopCategory } from '@/lib/features/category/menu';
import { plantAt } from '@/lib/content/category-plants';
import { plantMarks } from '@/lib/content/plants';
import { routes } from '@/lib/platform/routes';

export function DrawerCategory({
  category,
  position,
}: {
  category: TopCategory;
  position: number;
}) {
  const { viewBox, paths } = plantMarks[plantAt(position)];
  return (
    <details name="drawer-category">
      <summary>
        <svg viewBox={viewBox} aria-hidden>
          {paths.map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        {category.name}
        <i aria-hidden className="icon icon-chevron" />
      </summary>
      <ul className="drawer-branches">
        <li>
          <Link href={routes.shop({ category })} prefetch={false}>
            All {category.count ?? 'products'} in {category.name}
          </Link>
        </li>
        {category.children.map((branch) => (
          <li key={branch.id}>
            <Link href={routes.shop({ category: branch })} prefetch={false}>
              {branch.name}
            </Link>
            <ul>
              {branch.children.map((leaf) => (
                <li key={leaf.id}>
                  <Link href={routes.shop({ category: leaf })} prefetch={false}>
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
