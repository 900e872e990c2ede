import { Section, SectionHeader } from '@sgc/ui';
import type { ReactNode } from 'react';
import { fill, type Tokens } from '../../content/fill.ts';
import { leadOf, type Part } from './parts.ts';

/** Properties of {@link PagePart}. */
interface PagePartProps {
  readonly part: Part;
  readonly tokens: Tokens;
  readonly tone?: 'paper' | 'sunken' | 'plate';
  readonly children?: ReactNode;
}

/** The head of a part: its title, and the paragraph it begins with. */
export const PartHeader = ({ part, tokens }: Pick<PagePartProps, 'part' | 'tokens'>) => {
  const lead = leadOf(part);
  return <SectionHeader id={part.id} title={fill(part.title, tokens)} lead={lead && fill(lead, tokens)} />;
};

/** A part of a page whose words are a document's. */
export const PagePart = ({ part, tokens, tone = 'paper', children }: PagePartProps) => (
  <Section labelledBy={part.id} tone={tone}>
    <PartHeader part={part} tokens={tokens} />
    {children}
  </Section>
);
