import { runFuzz } from './fuzz/run-fuzz.ts';
import { startApi } from './setup/api.ts';

test('no generated request gets a server error, a stack trace, or a row without an acknowledgement', async () => {
  const api = await startApi({ CONTACT_LIMIT: '1000000', ROLE: 'api', LOG_LEVEL: 'error' });
  const { findings, acknowledged, sent } = await runFuzz({ url: api.url, requests: 3000, seed: 20_261_120, atOnce: 8 });
  expect(findings).toEqual([]);
  expect(sent).toBe(3000);
  const rows = await api.query<{ reference: string }>('SELECT reference FROM lead');
  expect(new Set(rows.map(({ reference }) => reference))).toEqual(acknowledged);
  expect(acknowledged.size).toBeGreaterThan(50);
  expect(api.logs()).toBe('');
  await api.close();
});
