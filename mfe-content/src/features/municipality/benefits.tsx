import { Grid, Tile } from '@sgc/ui';
import { BENEFITS } from '../../content/municipality-copy.ts';
import { fill, type Tokens } from '../../content/tokens.ts';

/** What every place on the list can count on. */
export const Benefits = ({ tokens }: { tokens: Tokens }) => (
  <Grid min="md">
    {BENEFITS.map(({ icon, title, text }) => (
      <Tile key={title} icon={icon} title={title}>
        {fill(text, tokens)}
      </Tile>
    ))}
  </Grid>
);
