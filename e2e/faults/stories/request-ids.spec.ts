import { expect, test } from '../started-site.ts';

test("a question that a visitor's request leads to stands in the logs of shell and registry under one id", async ({
  startSite,
}) => {
  const site = await startSite({ environment: { LOG_LEVEL: 'debug' } });
  await fetch(`${site.address}/_preview/an-unknown-token`, { headers: { 'x-request-id': 'opens-a-preview' } });
  const lines = async () =>
    (await site.logsSince())
      .split('\n')
      .filter((line) => line.includes('"requestId":"opens-a-preview"'))
      .map((line) => {
        const { program, msg, path, status } = JSON.parse(line);
        return { program, msg, path, status };
      });
  await expect.poll(lines).toEqual(
    expect.arrayContaining([
      { program: 'registry', msg: 'request', path: '/feed', status: 304 },
      { program: 'shell', msg: 'request', path: expect.stringContaining('/_preview/'), status: 410 },
    ]),
  );
});
