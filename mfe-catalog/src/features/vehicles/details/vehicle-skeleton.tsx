import { Cluster, Skeleton, Stack, VisuallyHidden } from '@sgc/ui';
import gallery from './gallery.module.css';
import styles from './vehicle-head.module.css';

/** The place of a vehicle that is loading. It has no heading, so that focus rests on what stays: the main part. */
export const VehicleSkeleton = () => (
  <div className={styles.head} aria-busy="true">
    <VisuallyHidden>Loading the vehicle</VisuallyHidden>
    <div className={gallery.frame}>
      <Skeleton shape="media" />
    </div>
    <Stack>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="title" />
      <Cluster>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Cluster>
    </Stack>
  </div>
);
