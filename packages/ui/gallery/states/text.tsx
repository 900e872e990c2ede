import { Prose } from '../../src/index.ts';

/** Running text. */
export const TextStates = () => (
  <Prose>
    <h3>A heading in the text</h3>
    <p>
      A paragraph as wide as a line reads well, between forty-five and seventy-five characters, with{' '}
      <a href="#there">a link to somewhere</a> inside it and enough words to fill three lines on a wide window.
    </p>
    <ul>
      <li>An item of a list</li>
      <li>Another, long enough to reach a second line where the window is narrow</li>
    </ul>
    <h4>A heading below it</h4>
    <ol>
      <li>First</li>
      <li>Second</li>
    </ol>
  </Prose>
);
