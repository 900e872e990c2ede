import { compileMarkdown } from './compile-markdown.ts';

test('headings get anchors, lists hold their texts, links their addresses', () => {
  expect(
    compileMarkdown(
      '## New carts, used carts\n\nCall {phone} or\n[write](/contact).\n\n- One **strong** point\n- Two\n',
    ),
  ).toEqual({
    meta: {},
    nodes: [
      ['h2', { id: 'new-carts-used-carts' }, 'New carts, used carts'],
      ['p', 'Call {phone} or ', ['a', { href: '/contact' }, 'write'], '.'],
      ['ul', ['li', 'One ', ['strong', 'strong'], ' point'], ['li', 'Two']],
    ],
  });
});

test('a link may lead where a fact says', () => {
  expect(compileMarkdown('[{phone}]({business.call})\n').nodes).toEqual([
    ['p', ['a', { href: '{business.call}' }, '{phone}']],
  ]);
});

test('the lines before the text are its metadata, without the notes', () => {
  expect(compileMarkdown('---\ntitle: Returns\nroad: PA-61 # the county map\n---\nText\n')).toEqual({
    meta: { title: 'Returns', road: 'PA-61' },
    nodes: [['p', 'Text']],
  });
  expect(() => compileMarkdown('---\ntitle\n---\nText\n')).toThrow('"title" is not of the form');
});

test('raw HTML is text, and what pages cannot show is refused', () => {
  expect(compileMarkdown('<script>alert(1)</script>\n').nodes).toEqual([['p', '<script>alert(1)</script>']]);
  expect(() => compileMarkdown('![picture](/a.png)\n')).toThrow('may not hold image');
});
