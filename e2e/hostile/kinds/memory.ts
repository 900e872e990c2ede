import { type Attempt, everywhere, running } from '../attempt.ts';

/** Releases that eat memory, in V8's heap and beside it. */
export const memory = [
  {
    name: 'keeps 20 MB of every rendering',
    change: running({ atLoad: 'const kept = []', inComponent: 'kept.push(new Uint8Array(2e7).fill(1))' }),
    expected: 'refused',
  },
  ...everywhere('arrays without end', 'const a = []; for (;;) a.push(new Array(3e7).fill(1.1))'),
  ...everywhere('small objects without end', 'const a = []; for (;;) a.push({ a })'),
  ...everywhere('a map without end', "const m = new Map(); for (let i = 0; ; i += 1) m.set('key' + i, [i])"),
  ...everywhere('typed arrays without end', 'const a = []; for (;;) a.push(new Uint8Array(5e7).fill(1))'),
  ...everywhere('buffers without end', 'const a = []; for (;;) a.push(Buffer.alloc(5e7, 1))'),
  ...everywhere('a text that doubles', "let t = 'x'; for (;;) { t += t + 'y'; JSON.stringify(t) }"),
  ...everywhere('a large JSON text', "const a = []; for (;;) a.push(JSON.parse('[' + '{},'.repeat(1e6) + '{}]'))"),
  ...everywhere(
    'WebAssembly memory without end',
    'const a = []; for (;;) { const m = new WebAssembly.Memory({ initial: 1000 }); a.push(m); new Uint8Array(m.buffer).fill(1) }',
  ),
] satisfies Attempt[];
