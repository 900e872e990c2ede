import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { compileFunction, runInThisContext } from 'node:vm';
import type { Channel } from './channel.ts';

/** Node's own modules that code of a section may load: none of them reaches out of the process. */
const HARMLESS_MODULES = ['buffer', 'events', 'path', 'querystring', 'string_decoder', 'url', 'util'];

type Require = (name: string) => unknown;
type ReadText = (path: string) => Promise<string>;

const requireOwn = createRequire(__filename);

const harmless = new Map<string, unknown>(HARMLESS_MODULES.map((name) => [name, requireOwn(name)]));

/** `fs` and `vm` as far as a built section needs them, to load a chunk of its own. */
const chunkModules = (read: ReadText): ReadonlyMap<string, unknown> => {
  const readFile = (path: string, _encoding: string, done: (error: unknown, text?: string) => void): void => {
    read(path).then((text) => done(null, text), done);
  };
  return new Map<string, unknown>([
    ['fs', { readFile }],
    // Without a loader for it, `import()` finds nothing in what is compiled here.
    ['vm', { runInThisContext: (code: string, filename: string) => runInThisContext(String(code), String(filename)) }],
  ]);
};

/** Code of the set's sections, read from the host, which knows every file's digest. */
export class SetCode {
  readonly #channel: Channel;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /**
   * Runs the file of a section that the others are loaded from.
   * @returns its exports.
   */
  async load(section: string, entry: string): Promise<unknown> {
    const root = `/${section}`;
    const read: ReadText = (path) => this.text(section, posix.relative(root, path));
    const chunks = chunkModules(read);
    const requireAllowed: Require = (name) => {
      const plain = name.replace(/^node:/, '');
      const module = chunks.get(plain) ?? harmless.get(plain);
      if (module === undefined) throw new Error(`${section} asks for "${name}", which no section may use`);
      return module;
    };
    const path = posix.join(root, entry);
    const run = compileFunction(await read(path), ['module', 'exports', 'require', '__dirname', '__filename'], {
      filename: path,
    });
    const module = { exports: {} };
    run(module, module.exports, requireAllowed, posix.dirname(path), path);
    return module.exports;
  }

  /**
   * The text of a file: of the server code, or of an inline part of pages.
   * @throws with the host's reason.
   */
  async text(section: string, path: string): Promise<string> {
    const { answer, content } = await this.#channel.ask({ kind: 'ask-file', section, path });
    if (answer.kind === 'refused') throw new Error(answer.reason);
    return content.toString();
  }
}
