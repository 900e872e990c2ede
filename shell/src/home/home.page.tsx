import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';

export default function HomePage({ business }: PageProps) {
  return (
    <section>
      <h1>Electric golf carts in {business.county}</h1>
      <p>We sell, rent, service and finance Denago and Evolution carts.</p>
      <p>
        <a href={ADDRESSES.inventory}>View Inventory</a>{' '}
        <a href={telephoneHref(business.phone)}>Call {business.phone}</a>
      </p>
    </section>
  );
}
