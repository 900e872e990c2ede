import { readFileSync } from 'node:fs';
import { type ShellDescriptor, shellDescriptorSchema } from '@sgc/release-format';

/** The build of the shell that lies beside this program. While developing it is built anew under a program that goes on. */
export class OwnBuild {
  readonly #file: URL;
  #descriptor: ShellDescriptor;

  /**
   * @param folder of the build.
   * @throws what the disk says, or ZodError if what lies there does not describe a build
   */
  constructor(folder: URL) {
    this.#file = new URL('shell.json', folder);
    this.#descriptor = this.#read();
  }

  /** The build's descriptor. */
  get descriptor(): ShellDescriptor {
    return this.#descriptor;
  }

  /**
   * Takes a newer build.
   * @throws as the constructor does; the build before stays then
   */
  renew(): void {
    this.#descriptor = this.#read();
  }

  #read(): ShellDescriptor {
    return shellDescriptorSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
  }
}
