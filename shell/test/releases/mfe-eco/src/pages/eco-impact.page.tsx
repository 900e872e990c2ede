import type { PageProps } from '@sgc/contract/section';
import { useState } from 'react';

/** The derived releases change this text, and nothing else. */
const TEXT = 'text of release 0';

const misbehave = (mode: string | null): void => {
  if (mode === 'throw') throw new Error('the page broke');
  while (mode === 'hang');
  const eaten: string[][] = [];
  while (mode === 'exhaust') eaten.push(new Array(100_000).fill(String(eaten.length)));
};

export default function FixturePage({ search }: PageProps) {
  misbehave(search.get('mode'));
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{TEXT}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    </>
  );
}
