import { ButtonLink, Section } from '@sgc/ui';

/** Stands quietly where a section's part cannot be had just now. */
export const MissingPart = ({ href, children }: { href: string; children: string }) => (
  <Section>
    <ButtonLink href={href} variant="outline">
      {children}
    </ButtonLink>
  </Section>
);
