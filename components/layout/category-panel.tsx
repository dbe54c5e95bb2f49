import { Link } from '@/components/ui/link';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import type { MenuCategory, TopCategory } from '@/lib/features/category/menu';
import { plantAt } from '@/lib/content/category-plants';
import { routes } from '@/lib/platform/routes';

interface CategoryPanelProps {
  category: TopCategory;
  position: number;
  isOpen: boolean;
}

export function CategoryPanel({ category, position, isOpen }: CategoryPanelProps) {
  const here = isOpen ? new URLSearchParams(window.location.search).get('category') : null;
  const to = (target: MenuCategory) => ({
    href: routes.shop({ category: target }),
    'aria-current': String(target.id) === here ? ('page' as const) : undefined,
  });
  return (
    <div className="frame mega-columns">
      <ul className="mega-branches">
        {category.children.map((branch) => (
          <li key={branch.id}>
            <Link {...to(branch)} className="mega-head">
              {branch.name}
            </Link>
            <ul>
              {branch.children.map((leaf) => (
                <li key={leaf.id}>
                  <Link {...to(leaf)}>{leaf.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mega-side">
        {isOpen && <PlantDrawing name={plantAt(position)} />}
        <p className="mega-line">{category.line}</p>
        <Link {...to(category)} className="mega-all">
          All {category.count ?? 'products'} in {category.name}
        </Link>
      </div>
    </div>
  );
}
