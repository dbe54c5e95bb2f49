import { areaTexts, generalAreas, type StaffArea } from '../../contract/staff-area';

interface Rights {
  is_superuser: boolean;
  areas: readonly StaffArea[];
}

export function sayRights({ is_superuser, areas }: Rights): string {
  const hasAll = generalAreas.every((area) => areas.includes(area));
  const named = hasAll ? areas.filter((area) => !generalAreas.includes(area)) : areas;
  // Orders contain packing.
  const shown = named.filter((area) => area !== 'packing' || !areas.includes('orders'));
  const parts = [
    ...(is_superuser ? ['Owner'] : []),
    ...(hasAll && !is_superuser ? ['All permissions'] : []),
    ...shown.map((area) => areaTexts[area].name),
  ];
  return parts.join(', ') || 'No permissions';
}
