import { proxyWarning } from './proxy-warning.ts';

const withLog = (trustedProxies: number) => {
  const warnings: { readonly details: object; readonly message: string }[] = [];
  const look = proxyWarning(trustedProxies, { warn: (details, message) => warnings.push({ details, message }) });
  return { look, warnings };
};

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
  'a request with %s where no proxy is believed is warned of, once',
  (header) => {
    const { look, warnings } = withLog(0);
    look({ host: 'localhost' });
    expect(warnings).toEqual([]);
    look({ [header]: '203.0.113.7' });
    look({ [header]: '203.0.113.8' });
    expect(warnings).toEqual([{ details: { header }, message: expect.stringContaining('set TRUSTED_PROXIES') }]);
  },
);

test('with a trusted proxy, no warning is logged', () => {
  const { look, warnings } = withLog(1);
  look({ 'x-forwarded-for': '203.0.113.7' });
  expect(warnings).toEqual([]);
});
