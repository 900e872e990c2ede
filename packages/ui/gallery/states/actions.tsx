import { useId } from 'react';
import { Badge, Button, ButtonLink, Cluster, Dialog, dialogOpener, Icon } from '../../src/index.ts';

/** Buttons, links as buttons, badges, dialogs. */
export const ActionStates = () => {
  const id = useId();
  return (
    <>
      <Cluster>
        <Button>Spark</Button>
        <Button variant="solid">Solid</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Button disabled>Sending...</Button>
      </Cluster>
      <Cluster>
        <Button size="sm">Small</Button>
        <Button size="sm" variant="solid">
          <Icon name="search" />
          With icon
        </Button>
        <ButtonLink href="#here" variant="outline">
          A link
        </ButtonLink>
        <ButtonLink href="https://example.com/" variant="solid" external>
          Elsewhere
        </ButtonLink>
      </Cluster>
      <Button block>As wide as its container</Button>
      <Cluster gap="sm">
        <Badge tone="spark">New</Badge>
        <Badge>Plate</Badge>
        <Badge tone="good">In stock</Badge>
        <Badge tone="notice">Condition</Badge>
        <Badge tone="muted">Out of stock</Badge>
      </Cluster>
      <Cluster>
        <Button variant="outline" {...dialogOpener(`${id}-centre`)}>
          Open dialog
        </Button>
        <Button variant="outline" {...dialogOpener(`${id}-end`)}>
          Open drawer
        </Button>
      </Cluster>
      <Dialog id={`${id}-centre`} title="A question">
        <p>What the dialog says.</p>
      </Dialog>
      <Dialog id={`${id}-end`} title="A drawer" placement="end">
        <a href="#chosen">A link closes it</a>
      </Dialog>
    </>
  );
};
