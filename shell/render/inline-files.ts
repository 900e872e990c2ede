import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageResource } from '@sgc/contract/section';
import type { ReadReleaseText } from '@sgc/renderer/process';
import { ASSETS } from '@sgc/renderer/set';

/** Digest of an inline script or style as a content security policy names it. */
export const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A text that pages hold inline. */
export interface InlineText {
  readonly text: string;
  readonly hash: string;
}

const inlineText = (text: string): InlineText => ({ text, hash: inlineHash(text) });

/** The shell's own texts, which the build puts beside this program: a renderer reads no other folder. */
const OWN_TEXTS = join(dirname(__filename), 'inline');

const ownText = (path: string): string => readFileSync(join(OWN_TEXTS, path), 'utf8').trim();

/** The script that starts the program from within a page. */
export const STARTER: InlineText = inlineText(ownText('starter.js'));

/** Nothing within a style element may end it; in CSS the escaped sign is the same sign. */
const withoutEnd = (css: string): string => css.replaceAll('</', '<\\/');

/** Texts of client files by their public addresses; a renderer shows one set, and reads each file once. */
export class InlineFiles {
  readonly #readText: ReadReleaseText;
  readonly #texts = new Map<string, Promise<string>>();
  readonly #styles = new Map<string, InlineText>();

  /** @param readText reads files of sections. */
  constructor(readText: ReadReleaseText) {
    this.#readText = readText;
  }

  /**
   * The text of a client file of the set.
   * @throws if the set has no such file, or it is not what its release says.
   */
  text(url: string): Promise<string> {
    const known = this.#texts.get(url);
    if (known !== undefined) return known;
    const text = this.#read(url);
    this.#texts.set(url, text);
    // A file that could not be read is read again the next time.
    text.catch(() => this.#texts.delete(url));
    return text;
  }

  /** The text of a style file of the set. */
  async style(url: string): Promise<InlineText> {
    const known = this.#styles.get(url);
    if (known !== undefined) return known;
    const style = inlineText(withoutEnd(await this.text(url)));
    this.#styles.set(url, style);
    return style;
  }

  /** Reads styles that a page is going to hold. */
  async prepare(styles: readonly PageResource[]): Promise<void> {
    await Promise.all(styles.map(({ url }) => this.style(url)));
  }

  async #read(url: string): Promise<string> {
    const [owner = '', ...path] = url.slice(ASSETS.length + 1).split('/');
    const file = ['client', ...path].join('/');
    return owner === 'shell' ? ownText(file) : (await this.#readText(owner, file)).trim();
  }
}
