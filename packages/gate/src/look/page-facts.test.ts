import { pageFacts } from './page-facts.ts';

const factsOf = (main: string, before = '') =>
  pageFacts(
    `<head><style>a{}</style></head><body><div id="root">${before}<header><a href="/">Home</a></header><main id="main">${main}</main></div><script>start()</script></body>`,
  );

test('headings are those of the first rank', () => {
  expect(factsOf('<h1> Carts </h1><h2>New</h2>').headings).toEqual(['Carts']);
});

test.each([
  ['<img src="/a.svg">', ['/a.svg']],
  ['<img srcset="/a.jpg 1x, https://other.example/b.jpg 2x">', ['/a.jpg', 'https://other.example/b.jpg']],
  ['<form action="/send"><button formaction="/other">Send</button></form>', ['/send', '/other']],
  ['<video poster="/a.jpg"></video><object data="/b.svg"></object>', ['/a.jpg', '/b.svg']],
  ['<svg><use xlink:href="/a.svg#b"></use></svg>', ['/a.svg#b']],
  ['<noscript><img src="/a.svg"></noscript>', ['/a.svg']],
  ['<!--><img src="/a.svg">-->', ['/a.svg']],
  ['<a href="https://other.example/">Other</a><p data="x">', []],
])('the addresses that a browser loads for %s are found', (html, addresses) => {
  expect(factsOf(html).loads.map(({ value }) => value)).toEqual(addresses);
});

test('a stylesheet that React writes before everything else is loaded; a canonical address is not', () => {
  const hoisted =
    '<link rel="stylesheet" href="https://other.example/a.css"><link rel="canonical" href="https://other.example/">';
  expect(factsOf('', hoisted).loads).toEqual([
    { element: '<link rel="stylesheet" href="https://other.example/a.css">', value: 'https://other.example/a.css' },
  ]);
});

test('frames are found apart from what else is loaded', () => {
  const { frames, loads } = factsOf('<iframe src="https://maps.google.com/a"></iframe>');
  expect(frames.map(({ value }) => value)).toEqual(['https://maps.google.com/a']);
  expect(loads).toEqual([]);
});

test.each([
  ['<p style="color: red">', '<p style="color: red">'],
  ['<style>a{}</style>', '<style>'],
  ['<script>go()</script>', '<script>'],
  ['<button onclick="go()">', '<button onclick="go()">'],
])('%s stands inline', (html, element) => {
  expect(factsOf(html).inline).toEqual([element]);
});

test("data, and the inline parts of the shell's document around the page, do not count as inline", () => {
  expect(factsOf('<script type="application/json">{}</script>').inline).toEqual([]);
});

test('links are those of the main part, each once; ids are those of the whole page', () => {
  const { links, ids } = factsOf('<a href="/a">A</a><a href="/a">A</a><a href="#b">B</a><p id="b">');
  expect(links).toEqual(['/a', '#b']);
  expect(ids).toEqual(['main', 'b']);
});
