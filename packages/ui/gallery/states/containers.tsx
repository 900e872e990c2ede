import { Accordion, Badge, ButtonLink, Card, Grid, Price, Skeleton, Steps, Tile } from '../../src/index.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** Cards, tiles, steps, accordions, and the places of what still loads. */
export const ContainerStates = () => (
  <>
    <Grid as="ul">
      <li>
        <Card
          as="article"
          media={<img src={PLACEHOLDER} width="640" height="480" alt="" />}
          badge={<Badge tone="spark">New</Badge>}
          footer={
            <>
              <Price amount={12995} label="As equipped" />
              <ButtonLink href="#one" size="sm" variant="solid">
                View details
              </ButtonLink>
            </>
          }
        >
          <h3>
            <a data-cover href="#one">
              A card with everything
            </a>
          </h3>
          <p>A sentence about the thing it holds, long enough to break into a second line.</p>
        </Card>
      </li>
      <li>
        <Card footer={<Price amount={8495} label="Starting at" />}>
          <h3>A card without a picture</h3>
          <p>Its foot is level with its neighbours'.</p>
        </Card>
      </li>
      <li>
        <Card variant="sunken">
          <h3>A card that stands back</h3>
          <p>For what matters less.</p>
        </Card>
      </li>
      <li>
        <Card media={<Skeleton shape="media" />} footer={<Skeleton shape="button" />}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      </li>
    </Grid>
    <Grid min="md">
      <Tile icon="shield" title="A tile with an icon">
        A sentence under it.
      </Tile>
      <Tile icon="bolt" title="A tile that is a link" href="#tile">
        The whole tile is the target.
      </Tile>
      <Tile title="A bare tile" />
    </Grid>
    <Steps
      steps={[
        { title: 'First', text: 'What happens first.' },
        { title: 'Then', text: 'What happens next, in a sentence.' },
        { title: 'Last', text: 'And what comes of it.' },
      ]}
    />
    <Accordion
      parts={[
        { title: 'A question?', content: <p>Its answer.</p> },
        { title: 'Another, longer question that may break on a phone?', content: <p>Its answer.</p> },
      ]}
    />
  </>
);
