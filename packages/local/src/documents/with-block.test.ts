import { withBlock } from './with-block.ts';

test('a block gets other lines, and what stands around it stays', () => {
  const document = 'a\n<!-- rules -->\nold\n<!-- /rules -->\nb\n';
  const changed = withBlock(document, 'rules', '| new |');
  expect(changed).toBe('a\n<!-- rules -->\n| new |\n<!-- /rules -->\nb\n');
  expect(withBlock(changed, 'rules', '| new |')).toBe(changed);
});

test.each(['no block', '<!-- rules -->\nbegun', 'ended\n<!-- /rules -->'])(
  'a document without the block is an error: %j',
  (text) => {
    expect(() => withBlock(text, 'rules', '')).toThrow('the document has no block "rules"');
  },
);
