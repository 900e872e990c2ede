import { CONSUMES } from './lean-sharing-plugin.ts';

const REACT = { version: 1 };

/** Loads a chunk that consumes react, where the shell shares some version of it. */
const consume = async (shared: string | undefined, requiredVersion = '^19.3.1'): Promise<unknown> => {
  const require = {
    f: {} as { consumes(chunk: string, promises: Promise<unknown>[]): void },
    m: {} as Record<string, (module: { exports?: unknown }) => void>,
    S: { default: shared === undefined ? {} : { react: { [shared]: { get: () => () => REACT } } } },
    consumesLoadingData: {
      chunkMapping: { page: ['r'] },
      moduleIdToConsumeDataMapping: { r: { shareScope: 'default', shareKey: 'react', requiredVersion } },
    },
  };
  new Function('__webpack_require__', CONSUMES)(require);
  const promises: Promise<unknown>[] = [];
  require.f.consumes('other', promises);
  require.f.consumes('page', promises);
  await Promise.all(promises);
  const module: { exports?: unknown } = {};
  require.m.r?.(module);
  return module.exports;
};

test.each(['19.3.1', '19.3.12', '19.4.0'])('react %s, which is compatible, is taken', async (version) => {
  expect(await consume(version)).toBe(REACT);
});

test.each(['19.3.0', '19.2.9', '20.0.0', '18.9.9'])(
  'react %s, which is not compatible, is refused by name',
  async (version) => {
    await expect(consume(version)).rejects.toThrow(`react ^19.3.1 is needed, and ${version} is shared`);
  },
);

test('a package that is not shared is refused by name', async () => {
  await expect(consume(undefined)).rejects.toThrow('react ^19.3.1 is needed');
});

test('react of another major is taken where the section says that it runs on it as well', async () => {
  expect(await consume('20.1.0', '^19.3.1 || ^20.0.0')).toBe(REACT);
  await expect(consume('21.0.0', '^19.3.1 || ^20.0.0')).rejects.toThrow('react ^19.3.1 || ^20.0.0 is needed');
});
