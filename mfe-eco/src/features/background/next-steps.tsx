import { ADDRESSES } from '@sgc/contract/addresses';
import { ButtonLink, Cluster, Section, SectionHeader, Stack } from '@sgc/ui';

/** Where to go from here. */
export const NextSteps = () => (
  <Section labelledBy="next-steps" tone="plate">
    <Stack gap="lg">
      <SectionHeader
        id="next-steps"
        title="Ready to drive electric?"
        lead="See the carts, or ask us which one fits the miles you drive."
      />
      <Cluster>
        <ButtonLink href={ADDRESSES.inventory}>View Inventory</ButtonLink>
        <ButtonLink href={ADDRESSES.contact} variant="outline">
          Contact Us
        </ButtonLink>
      </Cluster>
    </Stack>
  </Section>
);
