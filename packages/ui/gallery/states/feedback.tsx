import { Button, Cluster, Notice, toast } from '../../src/index.ts';

const SUCCESS = { title: 'Saved', description: 'It is stored.' } as const;
const FAILURE = { title: 'Error', description: 'It could not be stored. Please try again.', tone: 'danger' } as const;

/** Remarks on the page, and messages that come and go. */
export const FeedbackStates = () => (
  <>
    <Notice>Something worth knowing.</Notice>
    <Notice tone="notice" title="A condition">
      It holds only if something else does. <a href="#rules">The rules</a>
    </Notice>
    <Notice tone="good" title="Done">
      It worked.
    </Notice>
    <Notice tone="danger">Error loading things: it did not work.</Notice>
    <Cluster>
      <Button variant="outline" onClick={() => toast(SUCCESS)}>
        Show a message
      </Button>
      <Button variant="outline" onClick={() => toast(FAILURE)}>
        Show an error
      </Button>
    </Cluster>
  </>
);
