import { Grid, Section, SectionHeader, Tile } from '@sgc/ui';
import { BENEFITS } from '../../content/benefits.ts';

/** What an electric cart is better at. */
export const Benefits = () => (
  <Section labelledBy="benefits" tone="sunken">
    <SectionHeader id="benefits" title="What changes when you go electric" />
    <Grid as="ul" min="md">
      {BENEFITS.map(({ title, icon, text }) => (
        <li key={title}>
          <Tile title={title} icon={icon}>
            <p>{text}</p>
          </Tile>
        </li>
      ))}
    </Grid>
  </Section>
);
