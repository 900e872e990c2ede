import { type ReactNode, useId } from 'react';
import { Section, SectionHeader, type SectionProps, Stack } from '../src/index.ts';

/** Properties of {@link Exhibit}. */
interface ExhibitProps {
  readonly name: string;
  readonly tone?: SectionProps['tone'];
  readonly children: ReactNode;
}

/** One named part of the gallery. */
export const Exhibit = ({ name, tone = 'paper', children }: ExhibitProps) => {
  const id = useId();
  return (
    <Section labelledBy={id} tone={tone}>
      <SectionHeader id={id} title={name} />
      <Stack gap="lg">{children}</Stack>
    </Section>
  );
};
