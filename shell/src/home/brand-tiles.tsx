import { Badge, Grid, Section, SectionHeader, Stack, Tile } from '@sgc/ui';
import { BRANDS, SERVED_HERE, SOLD_HERE } from './home-copy.ts';

/** The brands, and what is done for each. */
export const BrandTiles = () => (
  <Section labelledBy="brands">
    <SectionHeader
      id="brands"
      title="Brands we know"
      lead="We sell Denago and Evolution new, and have parts and service for the rest."
    />
    <Grid as="ul" min="sm" stretch>
      {BRANDS.map(({ name, href }) => (
        <li key={name}>
          <Tile title={name} {...(href === undefined ? {} : { href })}>
            <Stack gap="sm">
              <div>
                <Badge tone={href === undefined ? 'plate' : 'good'}>
                  {href === undefined ? 'Parts and service' : 'Sold here'}
                </Badge>
              </div>
              <p>{href === undefined ? SERVED_HERE : SOLD_HERE}</p>
            </Stack>
          </Tile>
        </li>
      ))}
    </Grid>
  </Section>
);
