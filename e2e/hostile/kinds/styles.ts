import type { StoredRelease } from '@sgc/release-format';
import type { ReleaseChange } from '@sgc/release-format/testing';
import type { ReleaseAttempt } from '../attempt.ts';
import { replacingFile } from '../client-file.ts';

const stylesheetOf = ({ descriptor }: StoredRelease): string => {
  const [stylesheet] = descriptor.pages.flatMap(({ files }) => files.styles);
  if (stylesheet === undefined) throw new Error('the good release has no styles');
  return stylesheet;
};

/** In place of what was there: nothing is too large. */
const alone =
  (rule: string) =>
  (good: StoredRelease): ReleaseChange =>
    replacingFile(good, stylesheetOf(good), () => rule);

const refused = (name: string, rule: string): ReleaseAttempt => ({
  name: `styles that ${name}`,
  change: alone(rule),
  expected: 'refused',
});

/** Releases whose styles reach beyond their section. */
export const styles = [
  refused('hide header, footer and phone number', 'header,footer,[href^="tel:"]{display:none!important}'),
  refused('hide them from within the layer', '@layer section{header,footer,[href^="tel:"]{display:none!important}}'),
  refused('hide what stands beside an own element', '@layer section{.mfe-eco__x ~ footer{display:none}}'),
  refused('hide what holds an own element', '@layer section{body:has(.mfe-eco__x){display:none}}'),
  refused('lie above the chrome', '@layer section{.mfe-eco__x{position:fixed;inset:0;z-index:99}}'),
  refused('lie above the chrome by a variable', '@layer section{.mfe-eco__x{--p:fixed;position:var(--p)}}'),
  refused('declare a layer of their own', '@layer section, mine;@layer mine{p{display:none}}'),
  refused('bring others from elsewhere', '@import url("https://evil.example/x.css");'),
  refused('bring a face for all', '@font-face{font-family:Saira;src:url(x.woff2)}'),
  refused('move by a name of others', '@layer section{@keyframes fade{to{opacity:0}}}'),
  refused('break out of the layer', '@layer section{.mfe-eco__x{color:red}}}p{display:none}'),
];
