import { businessProfileSchema, DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { readConfig as readApiConfig } from '../../../../api/src/config/config.schema.ts';
import { readConfig as readRegistryConfig } from '../../../../registry/src/config/config.schema.ts';
import { readConfig as readShellConfig } from '../../../../shell/server/config/config.ts';
import { SECTIONS } from '../../src/programs.ts';
import { type Manifest, readManifests } from './manifests.ts';
import { typeErrors } from './type-check.ts';

interface PodContainer {
  readonly name: string;
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly configMapKeyRef?: { readonly name: string; readonly key: string } };
  }[];
  readonly securityContext: unknown;
  readonly resources: { readonly limits?: unknown; readonly requests?: unknown };
  readonly livenessProbe?: unknown;
  readonly readinessProbe?: unknown;
  readonly startupProbe?: unknown;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
}

interface DeploymentSpec {
  readonly replicas: number;
  readonly template: {
    readonly metadata: { readonly labels: Readonly<Record<string, string>> };
    readonly spec: {
      readonly containers: readonly PodContainer[];
      readonly securityContext: unknown;
      readonly terminationGracePeriodSeconds: number;
    };
  };
}

/** Longest time that a shell takes for requests under way. */
const SHELL_STOPS_WITHIN_S = 9;

/** The key of the settings that the shell reads as a file. */
const PROFILE = 'business-profile.json';

const manifests = readManifests();
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const specOf = <T>({ content }: Manifest): T => content.spec as T;
const deployments = ofKind('Deployment');
const named = (some: readonly Manifest[]): string[] => some.map(({ metadata }) => metadata.name).sort();

test('every manifest is what the API of the cluster describes', () => {
  expect(typeErrors(manifests)).toBe('');
});

test('the check finds an unknown key, one that is missing and a value of the wrong kind', () => {
  const wrong = (content: object): Manifest => ({
    file: 'wrong.yaml',
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'wrong' },
    content: { apiVersion: 'apps/v1', kind: 'Deployment', ...content },
  });
  const template = { metadata: {}, spec: { containers: [{ name: 'one' }] } };
  const selector = { matchLabels: {} };
  expect(typeErrors([wrong({ spec: { selector, template, replica: 2 } })])).toContain('"replica"');
  expect(typeErrors([wrong({ spec: { template } })])).toContain('"selector"');
  expect(typeErrors([wrong({ spec: { selector, template, replicas: 'two' } })])).toContain('number');
});

test('every program is there, more than once, spread and never gone as a whole', () => {
  expect(named(deployments)).toEqual(['api', 'api-worker', 'registry', 'shell', ...SECTIONS].sort());
  expect(named(ofKind('PodDisruptionBudget'))).toEqual(named(deployments));
  expect(named(ofKind('HorizontalPodAutoscaler'))).toEqual(['api', 'shell']);
  for (const deployment of deployments) {
    const { replicas, template } = specOf<DeploymentSpec>(deployment);
    expect(replicas).toBeGreaterThanOrEqual(2);
    expect(template.metadata.labels.app).toBe(deployment.metadata.name);
  }
});

test.each(deployments.map((deployment) => [deployment.metadata.name, deployment] as const))(
  '%s runs without rights, within limits and is asked how it is',
  (name, deployment) => {
    const { spec } = specOf<DeploymentSpec>(deployment).template;
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of spec.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        limits: { memory: expect.any(String) },
        requests: expect.anything(),
      });
      // The worker listens nowhere: it ends when it can do nothing.
      const asked = name !== 'api-worker';
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
        expect(probe !== undefined).toBe(asked);
      }
    }
  },
);

test('a shell that has to go answers until the proxy knows, and what can be asked again is asked of another', () => {
  const shell = deployments.find(({ metadata }) => metadata.name === 'shell') as Manifest;
  const { spec } = specOf<DeploymentSpec>(shell).template;
  const [, seconds] = spec.containers[0]?.lifecycle?.preStop.exec.command ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(5);
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + SHELL_STOPS_WITHIN_S);
  expect(specOf<{ strategy: unknown }>(shell).strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
  const [ingress] = ofKind('Ingress').filter(({ metadata }) => metadata.name === 'shell');
  expect(JSON.stringify(ingress?.content)).toContain('"error timeout http_502 http_503"');
});

test('secrets are named, never written', () => {
  expect(ofKind('Secret')).toEqual([]);
  expect(JSON.stringify(manifests)).not.toMatch(/postgres(ql)?:\/\/|(smtp|imap)s?:\/\//);
});

test('one policy denies all traffic, and each program has a policy of its own', () => {
  const policies = ofKind('NetworkPolicy');
  expect(specOf(policies.find(({ metadata }) => metadata.name === 'nobody') as Manifest)).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  expect(named(policies)).toEqual([...named(deployments), 'nobody'].sort());
});

const settings = ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'settings')?.content.data as Record<
  string,
  string
>;

const environmentOf = (name: string): NodeJS.ProcessEnv => {
  const deployment = deployments.find(({ metadata }) => metadata.name === name) as Manifest;
  const [container] = specOf<DeploymentSpec>(deployment).template.spec.containers;
  return Object.fromEntries(
    (container?.env ?? []).map(({ name: key, value, valueFrom }) => [
      key,
      value ?? settings[valueFrom?.configMapKeyRef?.key ?? ''],
    ]),
  );
};

test('the programs accept the settings they would get', () => {
  const { RELEASE_ACCESS, BUSINESS_PROFILE, ...shell } = environmentOf('shell');
  expect(RELEASE_ACCESS).toBe('/run/secrets/shell/access.json');
  expect(BUSINESS_PROFILE).toBe('/etc/site/business-profile.json');
  expect(businessProfileSchema.parse({ ...DEFAULT_BUSINESS_PROFILE, ...JSON.parse(settings[PROFILE] ?? '') })).toEqual(
    DEFAULT_BUSINESS_PROFILE,
  );
  const secrets = { SHELL_TOKEN: 's'.repeat(32), METRICS_TOKEN: 'm'.repeat(32) };
  expect(readShellConfig({ ...shell, ...secrets, RELEASE_CACHE: '/data' })).toMatchObject({ ok: true });
  const { BUSINESS_PROFILE: _, ...registry } = environmentOf('registry');
  expect(
    readRegistryConfig({
      ...registry,
      SHELL_TOKEN: secrets.SHELL_TOKEN,
      AUDIT_KEY: 'a'.repeat(32),
      DATABASE_URL: 'postgresql://db/site',
      SHELL_BUILD: '/site/shell/dist',
      WORKSPACE: '/data',
    }),
  ).toMatchObject({ ok: true });
  for (const name of ['api', 'api-worker']) {
    const { DATABASE_URL_FILE, SMTP_URL_FILE, BUSINESS_PROFILE: __, ...rest } = environmentOf(name);
    expect([DATABASE_URL_FILE, SMTP_URL_FILE]).toEqual(['/run/secrets/api/database-url', '/run/secrets/api/smtp-url']);
    const secrets = { DATABASE_URL: 'postgresql://db/site', SMTP_URL: 'smtps://mail.example.com' };
    expect(readApiConfig({ ...rest, ...secrets, MAIL_TO: 'dealer@example.com' })).toMatchObject({ ok: true });
    // The recipient of messages is not set yet.
    expect(readApiConfig({ ...rest, ...secrets })).toMatchObject({ problems: [expect.stringMatching(/^MAIL_TO: /)] });
  }
});
