import { apiErrorSchema } from '@sgc/contract/api';
import { contactReceiptSchema } from '@sgc/contract/leads';
import { startApi, type TestApi } from './setup/api.ts';
import { MESSAGE } from './setup/message.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ CONTACT_LIMIT: '1000' });
});
afterAll(() => api.close());

const countLeads = async (): Promise<number> => {
  const [row] = await api.query<{ count: string }>('SELECT count(*) FROM lead');
  return Number(row?.count);
};

describe('POST /api/contact', () => {
  test('stores the message and answers its reference', async () => {
    const answer = await api.post('/api/contact', MESSAGE);
    expect(answer.status).toBe(201);
    const { reference } = contactReceiptSchema.parse(await answer.json());
    const rows = await api.query('SELECT first_name, email, message FROM lead WHERE reference = $1', [reference]);
    expect(rows).toEqual([{ first_name: 'Ada', email: 'ada@example.com', message: MESSAGE.message }]);
  });

  test('names every field at fault', async () => {
    const answer = await api.post('/api/contact', {});
    expect(answer.status).toBe(400);
    const { details } = apiErrorSchema.parse(await answer.json());
    expect(details).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Invalid email address' },
      { field: 'phone', message: 'Phone number is required' },
      { field: 'message', message: 'Message must be at least 10 characters' },
    ]);
  });

  test.each<[string, unknown]>([
    ['an array', [MESSAGE]],
    ['null', null],
    ['a text', 'hello'],
    ['a nested field', { ...MESSAGE, message: { text: 'hello hello' } }],
    ['a NUL byte', { ...MESSAGE, message: 'hello\0 hello hello' }],
    ['a lone surrogate', { ...MESSAGE, firstName: '\ud800' }],
    ['an unknown interest', { ...MESSAGE, interest: 'spam' }],
    ['an endless message', { ...MESSAGE, message: 'x'.repeat(5001) }],
  ])('refuses %s and stores nothing', async (_, body) => {
    const before = await countLeads();
    const answer = await api.post('/api/contact', body);
    expect(answer.status).toBe(400);
    apiErrorSchema.parse(await answer.json());
    expect(await countLeads()).toBe(before);
  });

  test.each(['Zoë 🛺', 'مرحبا', '<script>alert(1)</script>', 'a\r\nBcc: b@example.com'])(
    'stores %j as it was typed',
    async (message) => {
      const typed = `${message} and ten more characters`;
      const answer = await api.post('/api/contact', { ...MESSAGE, message: typed, admin: true });
      const { reference } = contactReceiptSchema.parse(await answer.json());
      const rows = await api.query('SELECT message FROM lead WHERE reference = $1', [reference]);
      expect(rows).toEqual([{ message: typed }]);
    },
  );

  test('no log line holds what a visitor wrote', () => {
    for (const word of ['Ada', 'Moyer', 'ada@example.com', '555-0134', 'battery'])
      expect(api.logs()).not.toContain(word);
    expect(api.logs()).toContain('/api/contact');
  });
});
