/** The section that a new one runs like. */
const MODEL = 'mfe-eco';

const renamed = (text: string, name: string): string => text.replaceAll(MODEL, name);

const MODEL_ORIGIN = `${MODEL}=http://${MODEL}:8080/`;

/** The registry finds the new section where it finds the model, under the new name; the shell expects it as it does the model. */
const withOrigin = (text: string, name: string): string =>
  text
    .replace(MODEL_ORIGIN, `${MODEL_ORIGIN},${renamed(MODEL_ORIGIN, name)}`)
    .replace(new RegExp(`(EXPECTED_SECTIONS.*${MODEL})`), `$1,${name}`);

/** A compose file with one more section. */
export const alsoInCompose = (text: string, name: string): string => {
  const service = new RegExp(`^  ${MODEL}:\\n(?: {4}.*\\n)+\\n`, 'm').exec(text)?.[0];
  if (service === undefined) return text;
  return withOrigin(text.replace(service, `${service}${renamed(service, name)}`), name);
};

const SEPARATOR = '\n---\n';

/** Lists that name the model's pods name the new section's as well. */
const withPods = (manifest: string, name: string): string =>
  manifest.replace(new RegExp(`^ *- .*app: ${MODEL} .*$`, 'gm'), (line) => `${line}\n${renamed(line, name)}`);

/** A file of Kubernetes manifests in which the new section has what the model has. */
export const alsoInManifests = (text: string, name: string): string => {
  const manifests = text.trimEnd().split(SEPARATOR);
  const isModels = (manifest: string): boolean => new RegExp(`^ {2}name: ${MODEL}$`, 'm').test(manifest);
  const before = manifests.map((manifest) => (isModels(manifest) ? manifest : withPods(manifest, name)));
  const added = manifests.filter(isModels).map((manifest) => renamed(manifest, name));
  return withOrigin(`${[...before, ...added].join(SEPARATOR)}\n`, name);
};

const withoutOrigin = (text: string, name: string): string =>
  text
    .replaceAll(`,${name}=http://${name}:8080/`, '')
    .replaceAll(new RegExp(`(EXPECTED_SECTIONS.*),${name}\\b`, 'g'), '$1');

/** A compose file without a section that was added to it. */
export const notInCompose = (text: string, name: string): string =>
  withoutOrigin(text.replace(new RegExp(`^  ${name}:\\n(?: {4}.*\\n)+\\n`, 'm'), ''), name);

/** A file of Kubernetes manifests without a section that was added to it. */
export const notInManifests = (text: string, name: string): string => {
  const rest = text
    .trimEnd()
    .split(SEPARATOR)
    .filter((manifest) => !new RegExp(`^ {2}name: ${name}$`, 'm').test(manifest))
    .map((manifest) => manifest.replaceAll(new RegExp(`\\n *- .*app: ${name} .*$`, 'gm'), ''));
  return withoutOrigin(`${rest.join(SEPARATOR)}\n`, name);
};
