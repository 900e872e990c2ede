import { type Sending, sendingOf } from './sending.ts';

const keys = () => {
  let last = 0;
  return () => {
    last += 1;
    return `key-${last}`;
  };
};

const FIELDS = { firstName: 'Ada', message: 'Good morning to you' };

test('the same words are sent again as the same body under the same key, however late', () => {
  const newKey = keys();
  const first = sendingOf(FIELDS, undefined, newKey, () => ({ filledInMs: 10 }));
  const again = sendingOf({ ...FIELDS }, first, newKey, () => ({ filledInMs: 99_000 }));
  expect(again).toEqual(first);
});

test('other words are another sending', () => {
  const newKey = keys();
  const first = sendingOf(FIELDS, undefined, newKey, () => ({}));
  const other: Sending = sendingOf({ ...FIELDS, message: 'Good evening to you' }, first, newKey, () => ({}));
  expect(other.key).not.toBe(first.key);
  expect(JSON.parse(other.body)).toMatchObject({ message: 'Good evening to you' });
});

test('the body is the fields and where they come from', () => {
  const { body } = sendingOf(FIELDS, undefined, keys(), () => ({ releaseSet: '0123456789abcdef', filledInMs: 1 }));
  expect(JSON.parse(body)).toEqual({ ...FIELDS, releaseSet: '0123456789abcdef', filledInMs: 1 });
});

test('the same words in a page that was loaded anew, whose form has another token, are the same sending', () => {
  const newKey = keys();
  const first = sendingOf({ ...FIELDS, formToken: 'first' }, undefined, newKey, () => ({}));
  expect(JSON.parse(first.body)).toMatchObject({ formToken: 'first' });
  expect(sendingOf({ ...FIELDS, formToken: 'second' }, first, newKey, () => ({}))).toEqual(first);
});
