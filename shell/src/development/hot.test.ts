import { loadedContainer, loadedSections } from '../sections/remote-sections.ts';
import { runningBuilds } from './hot.ts';

jest.mock('../sections/remote-sections.ts');

test('a section of a running site, which was built to ship, keeps no build of the others from being told', async () => {
  const exposing = (module: unknown) => ({ init: () => undefined, get: async () => module }) as never;
  const shipped = {
    init: () => undefined,
    get: () => Promise.reject(new Error('Module "./hot" does not exist in container.')),
  };
  jest.mocked(loadedSections).mockReturnValue(['mfe-leads', 'mfe-events']);
  jest
    .mocked(loadedContainer)
    .mockImplementation((section) =>
      section === 'mfe-leads' ? shipped : exposing(() => ({ hot: { hash: () => 'third build' } })),
    );
  expect(await runningBuilds()).toEqual({ 'mfe-events': 'third build' });
});
