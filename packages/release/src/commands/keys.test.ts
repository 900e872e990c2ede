import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@sgc/contract/time';
import { accessFileSchema, keyTextOf, publicKeyText, readSigningKey } from '@sgc/release-format';
import { ensureLocalAccess, keyFile } from '../access/local-access.ts';
import { rotateKey } from './keys.ts';

let keys: string;
let file: string;
beforeEach(() => {
  keys = mkdtempSync(join(tmpdir(), 'keys-'));
  file = ensureLocalAccess(keys, ['mfe-eco', 'mfe-leads']);
});
afterEach(() => rmSync(keys, { recursive: true }));

const access = () => accessFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const ownKey = (): string => publicKeyText(readSigningKey(readFileSync(keyFile(keys, 'mfe-eco'), 'utf8')));

test('a renewed key signs at once; the one before it signs for the given number of days', () => {
  const before = access();
  const old = ownKey();
  const earliest = Date.now() + 14 * DAY_MS;
  expect(rotateKey('mfe-eco', { keys, days: 14 })).toContain('sign until');

  const [first, second, ...others] = access().sections['mfe-eco']?.keys ?? [];
  expect(first).toEqual({ key: old, expires: expect.any(String) });
  expect(Date.parse((first as { expires: string }).expires)).toBeGreaterThanOrEqual(earliest);
  expect(second).toBe(ownKey());
  expect(others).toEqual([]);
  expect(statSync(keyFile(keys, 'mfe-eco')).mode & 0o777).toBe(0o600);
  expect(access()).toEqual({ ...before, sections: { ...before.sections, 'mfe-eco': access().sections['mfe-eco'] } });
});

test('a second renewal lets no key live longer, and the folder of keys stays usable', () => {
  rotateKey('mfe-eco', { keys, days: 1 });
  const [first] = access().sections['mfe-eco']?.keys ?? [];
  rotateKey('mfe-eco', { keys, days: 30 });
  const after = access();
  expect(after.sections['mfe-eco']?.keys[0]).toEqual(first);
  expect(after.sections['mfe-eco']?.keys.map(keyTextOf)).toHaveLength(3);
  ensureLocalAccess(keys, ['mfe-eco', 'mfe-leads']);
  expect(access()).toEqual(after);
});

test('a section without a key is refused in words and changes nothing', () => {
  const before = readFileSync(file, 'utf8');
  expect(() => rotateKey('mfe-none', { keys, days: 14 })).toThrow(/there is none to renew.*release keys mfe-none/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
