import { Grid, type GridProps, type IconName, Tile } from '@sgc/ui';
import { fill, type Tokens } from '../../content/fill.ts';
import { Markdown } from './markdown.tsx';
import { type Part, partsOf } from './parts.ts';

/** Properties of {@link Tiles}. */
interface TilesProps {
  readonly part: Part;
  /** One for each point, in their order. */
  readonly icons: readonly IconName[];
  readonly tokens: Tokens;
  readonly min?: NonNullable<GridProps['min']>;
}

/** The points of a part, side by side. */
export const Tiles = ({ part, icons, tokens, min = 'md' }: TilesProps) => (
  <Grid min={min}>
    {partsOf(part.nodes, 'h3').map(({ id, title, nodes }, index) => (
      <Tile key={id} icon={icons[index] ?? 'check'} title={fill(title, tokens)}>
        <Markdown nodes={nodes} tokens={tokens} />
      </Tile>
    ))}
  </Grid>
);
