import type { HTTP_FAULTS, LinkFault, RELEASE_FAULTS } from '../names/link-faults.ts';

/** What answers of HTTP are damaged by: another status in their place, or bits of their bodies that are turned over. */
interface Damage {
  /** Whose answers: those to all requests without it. */
  readonly path?: RegExp;
  readonly status?: number;
  readonly bits?: number;
}

const SCRIPT = /^\/client\/.*\.js$/;

const DAMAGES: Readonly<Record<keyof typeof HTTP_FAULTS | keyof typeof RELEASE_FAULTS, Damage>> = {
  failing: { status: 500 },
  corrupt: { bits: 0xff },
  'without-scripts': { path: SCRIPT, status: 404 },
  'corrupt-scripts': { path: SCRIPT, bits: 0xff },
  tampered: { path: /^\/server\//, bits: 1 },
};

const REQUEST = /^[A-Z]+ ([^ ?]+)\S* HTTP\/1\.[01]\r\n/;
const ANSWER = 'HTTP/1.';
const END_OF_HEAD = '\r\n\r\n';

/** A program asks for the next answer on a connection when it has the one before. */
export class DamagedConnection {
  readonly #damage: Damage;
  readonly #onDamage: () => void;
  #isHit = false;

  private constructor(damage: Damage, onDamage: () => void) {
    this.#damage = damage;
    this.#onDamage = onDamage;
  }

  /** @param onDamage told of every answer that is damaged. @returns undefined for a fault that leaves what is said as it is. */
  static by(fault: LinkFault | undefined, onDamage: () => void): DamagedConnection | undefined {
    return fault !== undefined && fault in DAMAGES
      ? new DamagedConnection(DAMAGES[fault as keyof typeof DAMAGES], onDamage)
      : undefined;
  }

  /** What the program is told in place of an answer; undefined if its request goes on. */
  refusal(request: Buffer): string | undefined {
    const { path, status } = this.#damage;
    const [, asked] = REQUEST.exec(request.toString('latin1')) ?? [];
    if (asked !== undefined) this.#isHit = path === undefined || path.test(asked);
    if (!this.#isHit || status === undefined) return undefined;
    // The rest of a request that is refused already.
    if (asked === undefined) return '';
    this.#onDamage();
    return `HTTP/1.1 ${status} Damaged\r\ncontent-length: 0\r\nconnection: close${END_OF_HEAD}`;
  }

  /** The answer as it arrives. */
  damaged(answer: Buffer): Buffer {
    const { bits } = this.#damage;
    if (!this.#isHit || bits === undefined) return answer;
    const isHead = answer.subarray(0, ANSWER.length).toString('latin1') === ANSWER;
    const from = isHead ? answer.indexOf(END_OF_HEAD) + END_OF_HEAD.length : 0;
    const middle = (from + answer.length) >> 1;
    const byte = answer[middle];
    if (byte === undefined) return answer;
    const changed = Buffer.from(answer);
    changed[middle] = byte ^ bits;
    this.#onDamage();
    return changed;
  }
}
