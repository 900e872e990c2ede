import { Refusal } from '@sgc/release-format';
import { SOME_RELEASE } from '@sgc/release-format/testing';
import type { ReleaseOrigin } from './release-origin.ts';
import { SectionWatch } from './section-watch.ts';

const { section, version } = SOME_RELEASE;

/** An origin that holds one release. */
const origin: ReleaseOrigin = {
  name: 'origin',
  look: async (tag) =>
    tag === 'tag' ? { kind: 'unchanged' } : { kind: 'descriptor', text: JSON.stringify(SOME_RELEASE), tag: 'tag' },
  open: () => Promise.reject(new Error('No file is read in this test')),
  close: async () => undefined,
};

/** The stored refusal of the release in a shell. */
const refusedIn = async (shell: string) => {
  const watch = new SectionWatch(section, origin, shell);
  const release = await watch.look();
  if (release === undefined) throw new Error('The release was not seen');
  const refused = watch.refuse(release, new Refusal('first-screen', 'too heavy'));
  if (refused === undefined) throw new Error('The refusal was not new');
  return { watch, stored: { release: watch.judgedName(release), refused } };
};

test('a refused release is not tried again, even after a restart', async () => {
  const { watch, stored } = await refusedIn('one');
  expect(await watch.look()).toBeUndefined();
  const next = new SectionWatch(section, origin, 'one');
  next.restore([stored]);
  expect(await next.look()).toBeUndefined();
});

test('a release that was refused in one shell is judged anew in the next', async () => {
  const { stored } = await refusedIn('one');
  const next = new SectionWatch(section, origin, 'another');
  next.restore([stored]);
  expect(await next.look()).toMatchObject({ version });
  expect(next.refusals).toEqual([stored.refused]);
});

test('a descriptor that was damaged on its way is read again, though its host says that it is unchanged', async () => {
  let isDamaged = true;
  const damaging: ReleaseOrigin = {
    ...origin,
    look: async (tag) => {
      const seen = await origin.look(tag);
      return isDamaged && seen.kind === 'descriptor' ? { ...seen, text: `\uFFFD${seen.text.slice(1)}` } : seen;
    },
  };
  const watch = new SectionWatch(section, damaging, 'one');
  await expect(watch.look()).rejects.toThrow(Refusal);
  isDamaged = false;
  expect(await watch.look()).toMatchObject({ version });
});
