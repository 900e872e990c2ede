import { ToastRegion } from '../src/index.ts';
import { Exhibit } from './exhibit.tsx';
import { ActionStates } from './states/actions.tsx';
import { ContainerStates } from './states/containers.tsx';
import { DataStates } from './states/data.tsx';
import { FeedbackStates } from './states/feedback.tsx';
import { FormStates } from './states/forms.tsx';
import { HeadStates } from './states/heads.tsx';
import { TextStates } from './states/text.tsx';
import { TokenStates } from './states/tokens.tsx';

/** Every component of the package in all its states. */
export const Gallery = () => (
  <>
    <main>
      <HeadStates />
      <Exhibit name="Tokens">
        <TokenStates />
      </Exhibit>
      <Exhibit name="Actions">
        <ActionStates />
      </Exhibit>
      <Exhibit name="Actions on a plate" tone="plate">
        <ActionStates />
      </Exhibit>
      <Exhibit name="Containers">
        <ContainerStates />
      </Exhibit>
      <Exhibit name="Forms" tone="sunken">
        <FormStates />
      </Exhibit>
      <Exhibit name="Feedback">
        <FeedbackStates />
      </Exhibit>
      <Exhibit name="Data">
        <DataStates />
      </Exhibit>
      <Exhibit name="Text">
        <TextStates />
      </Exhibit>
    </main>
    <ToastRegion />
  </>
);
