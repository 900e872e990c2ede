import { Accordion } from '@sgc/ui';
import { fill, type Tokens } from '../../content/fill.ts';
import { Markdown } from './markdown.tsx';
import { type Part, partsOf } from './parts.ts';

/** The points of a part as questions that open to their answers. */
export const Questions = ({ part, tokens }: { part: Part; tokens: Tokens }) => (
  <Accordion
    parts={partsOf(part.nodes, 'h3').map(({ title, nodes }) => ({
      title: fill(title, tokens),
      content: <Markdown nodes={nodes} tokens={tokens} />,
    }))}
  />
);
