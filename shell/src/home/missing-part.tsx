import { ButtonLink, Section } from '@sgc/ui';

/** A quiet link in the place of a section's part that cannot be had now. */
export const MissingPart = ({ href, children }: { href: string; children: string }) => (
  <Section>
    <ButtonLink href={href} variant="outline">
      {children}
    </ButtonLink>
  </Section>
);
