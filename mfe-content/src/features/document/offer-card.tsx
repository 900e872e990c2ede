import { Card, CheckList, Icon, type IconName } from '@sgc/ui';
import { fill, type Tokens } from '../../content/fill.ts';
import { Markdown } from './markdown.tsx';
import { itemsOf, leadOf, type Part } from './parts.ts';

/** Properties of {@link OfferCard}. */
interface OfferCardProps {
  readonly part: Part;
  readonly icon: IconName;
  readonly tokens: Tokens;
}

/** An offer as its document tells it: what it is, what belongs to it, and last its price. */
export const OfferCard = ({ part, icon, tokens }: OfferCardProps) => (
  <Card
    as="article"
    footer={
      <strong>
        <Markdown nodes={part.nodes.slice(-1).flatMap((price) => price.slice(1) as string[])} tokens={tokens} />
      </strong>
    }
  >
    <h3>
      <Icon name={icon} /> {fill(part.title, tokens)}
    </h3>
    <p>{fill(leadOf(part) ?? '', tokens)}</p>
    <CheckList items={itemsOf(part)} columns />
  </Card>
);
