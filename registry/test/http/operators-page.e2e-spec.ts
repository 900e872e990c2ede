import type { ReleaseDescriptor } from '@sgc/release-format';
import { OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';

const registry = new RunningRegistry();

afterAll(() => registry.remove());

const builtFrom =
  (commit: string, subject: string) =>
  (descriptor: ReleaseDescriptor): ReleaseDescriptor => ({
    ...descriptor,
    source: { commit, author: 'Jo Miller', subject, committedAt: '2026-06-20T10:00:00-04:00', isChanged: false },
  });

/** The page's text, without its elements. */
const text = async (): Promise<string> => {
  const { body } = await registry.get('/ops', { authorization: `Bearer ${OPERATOR_TOKEN}` });
  return body.replaceAll(/<[^>]+>/g, '');
};

test('an operator reads what the live version was built from, and what it changed since the one before', async () => {
  const first = await registry.startWith({
    text: 'text of the first release',
    descriptor: builtFrom('a'.repeat(40), 'Open the shop'),
  });
  expect(await text()).not.toContain('Since ');
  await registry.release({
    text: 'text of the second release, which is longer',
    descriptor: builtFrom('b'.repeat(40), 'Say what a cart costs'),
  });
  const shown = await text();
  expect(shown).toMatch(
    new RegExp(
      `Since ${first.slice(0, 8)}: commits aaaaaaaa\\.\\.bbbbbbbb; pages changed: eco-impact; \\d+\\.\\d kB for browsers, \\d+ bytes more\\.`,
    ),
  );
  expect(shown).toMatch(/Say what a cart costs Jo Miller, Jun 20, 2026, 10:00 AM EDT, bbbbbbbb/);
});
