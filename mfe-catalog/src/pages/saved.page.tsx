import { ADDRESSES, compareAddress } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import { Button, ButtonLink, Cluster, Hero, Section, Stack, useHasProgram, VisuallyHidden } from '@sgc/ui';
import { COMPARED_AT_MOST } from '../domain/comparison.ts';
import { Comparison } from '../features/shortlists/comparison.tsx';
import { saved } from '../features/shortlists/saved.store.ts';
import { SavedList } from '../features/vehicles/list/saved-list.tsx';

/** The carts that this browser keeps for its visitor. */
const Saved = ({ business }: Pick<PageProps, 'business'>) => {
  const carts = saved.use((state) => state.carts);
  const hasProgram = useHasProgram();
  if (carts.length === 0) {
    return (
      <Stack>
        <p data-kept>
          {hasProgram
            ? 'You have saved no cart yet.'
            : 'Saved carts show once the page’s program runs, which takes JavaScript.'}
        </p>
        <p>Choose “Save” on a cart, and it waits for you here.</p>
        <Cluster>
          <ButtonLink href={ADDRESSES.inventory}>View Inventory</ButtonLink>
        </Cluster>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <h2>{carts.length === 1 ? 'One cart' : `${carts.length} carts`}</h2>
      <SavedList
        carts={carts}
        business={business}
        actionOf={({ id, name }) => (
          <Button variant="quiet" size="sm" onClick={() => saved.remove(id)}>
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      />
      <Cluster>
        {carts.length > 1 ? (
          <ButtonLink href={compareAddress(carts.slice(0, COMPARED_AT_MOST).map(({ id }) => id))} variant="outline">
            Compare {carts.length > COMPARED_AT_MOST ? `the first ${COMPARED_AT_MOST}` : 'these'}
          </ButtonLink>
        ) : null}
        <ButtonLink href={ADDRESSES.inventory} variant="outline">
          View Inventory
        </ButtonLink>
      </Cluster>
    </Stack>
  );
};

export default function SavedPage({ business }: PageProps) {
  return (
    <>
      <Hero
        title="Your saved carts"
        lead="Kept in this browser only: not on your other devices, and not with us. Clearing the browser’s data removes them."
      />
      <Section>
        <Saved business={business} />
      </Section>
      <Comparison />
    </>
  );
}
