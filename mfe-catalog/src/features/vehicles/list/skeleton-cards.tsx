import { Card, Grid, Skeleton, VisuallyHidden } from '@sgc/ui';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The places of cards that are loading. */
export const SkeletonCards = () => (
  <div aria-busy="true">
    <VisuallyHidden>Loading vehicles</VisuallyHidden>
    <Grid as="ul">
      {PLACES.map((place) => (
        <li key={place}>
          <Card media={<Skeleton shape="media" />} footer={<Skeleton shape="button" />}>
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        </li>
      ))}
    </Grid>
  </div>
);
