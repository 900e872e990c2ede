import { Badge, CheckList, Grid, Section, SectionHeader, Stack, Tile } from '@sgc/ui';
import { BRANDS, SERVED_HERE, SOLD_HERE } from './home-copy.ts';

/** The brands, and what is done for each. */
export const BrandTiles = () => (
  <Section labelledBy="brands">
    <SectionHeader
      id="brands"
      title="Brands we know"
      lead="We sell two of them new. For the others we have parts and service."
    />
    <Grid as="ul">
      {BRANDS.map(({ name, href }) => (
        <li key={name}>
          <Tile title={name} {...(href === undefined ? {} : { href })}>
            <Stack>
              <Badge>{href === undefined ? 'Parts and service' : 'Sold here'}</Badge>
              <CheckList items={href === undefined ? SERVED_HERE : SOLD_HERE} />
            </Stack>
          </Tile>
        </li>
      ))}
    </Grid>
  </Section>
);
