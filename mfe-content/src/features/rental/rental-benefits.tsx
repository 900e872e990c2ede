import { Grid, Tile } from '@sgc/ui';
import { RENTAL_BENEFITS } from '../../content/rentals-copy.ts';
import { fill, type Tokens } from '../../content/tokens.ts';

/** What every rental brings. */
export const RentalBenefits = ({ tokens }: { tokens: Tokens }) => (
  <Grid>
    {RENTAL_BENEFITS.map(({ icon, title, text }) => (
      <Tile key={title} icon={icon} title={fill(title, tokens)}>
        {fill(text, tokens)}
      </Tile>
    ))}
  </Grid>
);
