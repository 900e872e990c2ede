import type { PageProps } from '@sgc/contract/section';
import { Hero } from '@sgc/ui';
import { VehicleList } from '../features/vehicles/vehicle-list.tsx';

export default function InventoryPage({ business }: PageProps) {
  return (
    <>
      <Hero title="Our inventory" lead={`Electric golf carts for ${business.county}, new and ready to drive.`} />
      <VehicleList />
    </>
  );
}
