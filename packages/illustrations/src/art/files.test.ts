import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { drawArtFiles, drawSocialCards } from './files.ts';

const folder = join(__dirname, '../../art');

describe('the pictures that pages place', () => {
  const files = Object.entries(drawArtFiles());

  test('the folder holds exactly what is drawn', () => {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = found.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
    expect(paths.sort()).toEqual(files.map(([name]) => name).sort());
  });

  test.each(files)('%s is up to date, small and inert', (name, svg) => {
    expect(readFileSync(join(folder, name), 'utf8').trimEnd()).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(12 * 1024);
    expect(svg).not.toMatch(/<script|<style|style=|href=|\son\w+=|url\(/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('every shared link to a vehicle or page has a card of 1200 by 630', () => {
  const cards = Object.values(drawSocialCards());
  expect(cards.length).toBeGreaterThan(30);
  for (const svg of cards) expect(svg).toContain('viewBox="0 0 1200 630"');
});
