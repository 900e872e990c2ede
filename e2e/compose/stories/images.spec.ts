import { breakServices, bringUp, containerOf, inspect } from '../containers.ts';
import { PROGRAMS } from '../services.ts';
import { expect, test } from '../story-fixture.ts';

interface Container {
  readonly Image: string;
  readonly Config: { readonly User: string; readonly Healthcheck?: unknown; readonly Image: string };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[] | null;
    readonly Memory: number;
    readonly LogConfig: { readonly Config: Readonly<Record<string, string>> };
    readonly PortBindings: Record<string, readonly { readonly HostIp: string }[]>;
  };
  readonly State: { readonly ExitCode: number };
}

interface Image {
  readonly Size: number;
  readonly Config: { readonly Env: readonly string[] };
}

const MEGABYTE = 1_000_000;

const BASES: Readonly<Record<(typeof PROGRAMS)[number], readonly [base: string, limitMb: number]>> = {
  api: ['node:22-bookworm-slim', 250],
  // With the browser of the gate, which is 380 MB of it.
  registry: ['node:22-bookworm-slim', 450],
  shell: ['node:22-bookworm-slim', 250],
  'mfe-catalog': ['nginx:1.27-alpine', 60],
  'mfe-content': ['nginx:1.27-alpine', 60],
  'mfe-eco': ['nginx:1.27-alpine', 60],
  'mfe-leads': ['nginx:1.27-alpine', 60],
};

for (const service of PROGRAMS) {
  test(`${service} is small, no root, writes nowhere but where it may, and keeps no secret`, async () => {
    const container = await inspect<Container>('container', await containerOf(service));
    const image = await inspect<Image>('image', container.Image);
    const [base, limitMb] = BASES[service];
    const baseImage = await inspect<Image>('image', base);
    const beyondMb = (image.Size - baseImage.Size) / MEGABYTE;
    test.info().annotations.push({ type: 'size', description: `${beyondMb.toFixed(1)} MB beyond ${base}` });
    expect(beyondMb).toBeLessThan(limitMb);

    expect(container.Config.User).toMatch(/^(node|nginx)$/);
    expect(container.Config.Healthcheck).toBeTruthy();
    expect(container.HostConfig.ReadonlyRootfs).toBe(true);
    expect(container.HostConfig.CapDrop).toContain('ALL');
    expect(image.Config.Env.join('\n')).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY|DATABASE_URL|SMTP_URL/);
  });
}

for (const service of ['postgres', ...PROGRAMS]) {
  test(`${service} has no rights, a limit of memory, and logs that do not fill the disk`, async () => {
    const { HostConfig } = await inspect<Container>('container', await containerOf(service));
    expect(HostConfig.CapDrop).toContain('ALL');
    expect(HostConfig.Memory).toBeGreaterThan(0);
    expect(HostConfig.LogConfig.Config).toEqual({ 'max-size': '10m', 'max-file': '3' });
  });
}

test('only shell and registry can be reached, and only from this machine', async () => {
  for (const service of ['postgres', ...PROGRAMS]) {
    const { HostConfig } = await inspect<Container>('container', await containerOf(service));
    const bindings = Object.values(HostConfig.PortBindings ?? {}).flat();
    expect(
      bindings.map(({ HostIp }) => HostIp),
      service,
    ).toEqual(['shell', 'registry'].includes(service) ? ['127.0.0.1'] : []);
  }
});

test('every program ends by itself when it is told to', async () => {
  await breakServices('stopped', PROGRAMS);
  for (const service of PROGRAMS) {
    const { State } = await inspect<Container>('container', await containerOf(service));
    expect(State.ExitCode, service).toBe(0);
  }
  await bringUp();
});
