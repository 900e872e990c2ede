import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isPhotoPath,
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  photoRendition,
  socialCardOf,
  vehicleSchema,
} from '@sgc/contract/catalog';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import {
  exportCommand,
  importCommand,
  listCommand,
  removeCommand,
  setStockCommand,
} from '../src/catalog/inventory/commands.ts';
import { COMMAND_LIMITS, createDataSource } from '../src/database/data-source.ts';
import { startApi, type TestApi } from './setup/api.ts';

let api: TestApi;
let folder: string;
let printed: string;
const terminal = () => ({
  folder,
  write: (text: string): void => {
    printed += text;
  },
});

let commands: DataSource;
const dataSource = (): DataSource => commands;

beforeAll(async () => {
  api = await startApi();
  commands = await createDataSource({ ...api.config, DATABASE_POOL_SIZE: 2 }, COMMAND_LIMITS).initialize();
});
afterAll(async () => {
  await commands.destroy();
  await api.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inventory-'));
  printed = '';
});
afterEach(() => rm(folder, { recursive: true }));

const HEADER =
  'id,name,price,brand,category,inStock,features,specifications.range,specifications.seatingCapacity,photos';

const importCsv = async (rows: string[], { dryRun = false, header = HEADER, eol = '\n' } = {}): Promise<boolean> => {
  await writeFile(join(folder, 'stock.csv'), [header, ...rows].join(eol));
  return importCommand(dataSource(), terminal(), { file: 'stock.csv', dryRun, photos: undefined });
};

const vehicle = async (id: string) => {
  const answer = await fetch(`${api.url}/api/vehicles/${id}`);
  return answer.status === 200 ? vehicleSchema.parse(await answer.json()) : undefined;
};

const state = () => api.query('SELECT * FROM vehicle ORDER BY id');
const revision = async () => (await api.query<{ revision: string }>('SELECT revision FROM data_revision'))[0]?.revision;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#286' } });

describe('inventory import', () => {
  test('adds and changes vehicles, and the site learns of it at once', async () => {
    const before = await revision();
    expect(
      await importCsv([
        'demo-1,"Demo, ""one""",9995.50,Denago,rover,yes,Roof|Lights,40 mi,4,',
        'ev-city,EV CITY,"$14,500",Denago,city,no,,,,',
      ]),
    ).toBe(true);
    expect(printed).toBe('Added 1, changed 1.\n');
    expect(await vehicle('demo-1')).toMatchObject({
      name: 'Demo, "one"',
      price: 9995.5,
      priceKind: 'as-equipped',
      features: ['Roof', 'Lights'],
      specifications: { range: '40 mi', seatingCapacity: 4 },
    });
    expect(await vehicle('ev-city')).toMatchObject({ price: 14_500, inStock: false });
    expect(await revision()).not.toBe(before);
  });

  test('a byte order mark and Windows line ends do no harm', async () => {
    expect(
      await importCsv(['demo-2,Demo,9000,Denago,rover,yes,,,,', ''], { header: `\ufeff${HEADER}`, eol: '\r\n' }),
    ).toBe(true);
    expect(await vehicle('demo-2')).toBeDefined();
  });

  test('names line and field of everything wrong, and stores nothing', async () => {
    const before = await state();
    const rows = [
      'demo-3,Fine,9000,Denago,rover,yes,,,,',
      'Bad Id,Demo,9000,Denago,rover,yes,,,,',
      'demo-4,,-5,Denago,rover,maybe,,,,',
      'demo-5,Demo,99999999,Denago,rover,yes,,,,',
      'demo-6,Demo,cheap,Denago,rover,yes,,,many,',
      'demo-3,Twice,9000,Denago,rover,yes,,,,',
    ];
    expect(await importCsv(rows)).toBe(false);
    expect(printed.split('\n')).toEqual([
      'Nothing was stored: 5 of 6 rows cannot be taken.',
      '  line 3, id: must be lower-case letters, digits and single hyphens, at most 120',
      '  line 4, name: is missing',
      '  line 4, price: must not be negative',
      '  line 4, inStock: must be yes or no',
      '  line 5, price: must be at most 500000',
      '  line 6, price: must be a number of dollars',
      expect.stringMatching(/^ {2}line 6, specifications/),
      '  line 7, id: demo-3 stands on line 2 already',
      '',
    ]);
    expect(await state()).toEqual(before);
  });

  test.each([
    ['an unclosed quote', 'demo-7,"Demo,9000,Denago,rover,yes,,,,'],
    ['a row with too few fields', 'demo-7,Demo'],
    ['one endless line', `demo-7,${'x'.repeat(400_000)},1,Denago,rover,yes,,,,`],
  ])('%s is a clear error', async (_, row) => {
    const before = await state();
    expect(await importCsv(['demo-6,Fine,9000,Denago,rover,yes,,,,', row])).toBe(false);
    expect(printed).toContain('Nothing was stored: stock.csv cannot be read.');
    expect(await state()).toEqual(before);
  });

  test.each([
    ['no JSON', '{"a":'],
    ['no list', '{"id":"a"}'],
    ['a list of something else', '[1]'],
  ])('a JSON file with %s is a clear error', async (_, text) => {
    await writeFile(join(folder, 'stock.json'), text);
    expect(
      await importCommand(dataSource(), terminal(), { file: 'stock.json', dryRun: false, photos: undefined }),
    ).toBe(false);
    expect(printed).toContain('cannot be read');
  });

  test('an unknown column and an address that is no web address are refused', async () => {
    const header = 'id,name,price,brand,category,colour,externalUrl';
    expect(await importCsv(['demo-8,Demo,1,Denago,rover,red,javascript:alert(1)'], { header })).toBe(false);
    expect(printed).toContain('line 2, externalUrl: must be an http or https address');
    expect(printed).toContain('line 2, row: unknown: colour');
  });

  test('a dry run checks and stores nothing', async () => {
    const before = await state();
    expect(await importCsv(['demo-9,Demo,9000,Denago,rover,yes,,,,'], { dryRun: true })).toBe(true);
    expect(printed).toBe('Would add 1, would change 0.\n');
    expect(await state()).toEqual(before);
  });

  test('takes 20,000 rows and reports progress', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `many-${n},Cart ${n},9000,Denago,rover,yes,,,,`);
    expect(await importCsv(rows)).toBe(true);
    expect(printed).toContain('10000 rows read\n');
    expect(printed).toContain('Added 20000');
    await api.query("DELETE FROM vehicle WHERE id LIKE 'many-%'");
  });
});

describe('photos', () => {
  test('are served in every form, immutable, and kept when a later row names none', async () => {
    await picture(1800, 1200).jpeg().toFile(join(folder, 'front.jpg'));
    await picture(300, 200).png().toFile(join(folder, 'side.png'));
    expect(await importCsv(['photo-1,Demo,9000,Denago,rover,yes,,,,front.jpg|side.png'])).toBe(true);
    const images = (await vehicle('photo-1'))?.images ?? [];
    expect(images).toHaveLength(2);
    expect(images.every(isPhotoPath)).toBe(true);
    for (const image of images) {
      for (const width of PHOTO_WIDTHS) {
        for (const format of PHOTO_FORMATS) {
          const answer = await fetch(api.url + photoRendition(image, width, format));
          expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
          const found = await sharp(await answer.arrayBuffer()).metadata();
          expect(found.width).toBe(image === images[0] ? width : 300);
        }
      }
    }
    await importCsv(['photo-1,Renamed,9000,Denago,rover,yes,,,,']);
    expect(await vehicle('photo-1')).toMatchObject({ name: 'Renamed', images });
  });

  test('have a card for shared links, made from the stored photo at the first request', async () => {
    await picture(1800, 1200).jpeg().toFile(join(folder, 'shared.jpg'));
    await importCsv(['photo-2,Demo,9000,Denago,rover,yes,,,,shared.jpg']);
    const card = socialCardOf((await vehicle('photo-2'))?.images[0] ?? '');
    for (const _ of ['made', 'kept']) {
      const answer = await fetch(api.url + card);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
    expect(await api.query('SELECT count(*)::int FROM media WHERE name = $1', [card.slice('/media/'.length)])).toEqual([
      { count: 1 },
    ]);
    expect((await fetch(`${api.url}/media/${'0'.repeat(32)}-card.jpg`)).status).toBe(404);
  });

  test('that no vehicle shows go after a week, and come back with the next row that names them', async () => {
    await picture(800, 600).jpeg().toFile(join(folder, 'old.jpg'));
    const row = (photo: string) => `photo-3,Demo,9000,Denago,rover,yes,,,,${photo}`;
    await importCsv([row('old.jpg')]);
    const [old = ''] = (await vehicle('photo-3'))?.images ?? [];
    const served = async () => (await fetch(api.url + old)).status;
    const passDays = (days: number) =>
      api.query('UPDATE media SET unshown_since = unshown_since - make_interval(days => $1)', [days]);

    await picture(810, 600).jpeg().toFile(join(folder, 'new.jpg'));
    await importCsv([row('new.jpg')]);
    await passDays(6);
    await importCsv([row('new.jpg')]);
    expect(await served()).toBe(200);
    await importCsv([row('old.jpg')]);
    await passDays(8);
    await importCsv([row('old.jpg')]);
    expect(await served()).toBe(200);
    await removeCommand(dataSource(), terminal(), { ids: ['photo-3'] });
    await passDays(8);
    await setStockCommand(dataSource(), terminal(), { id: 'ev-city', inStock: true });
    expect(await served()).toBe(200);
    await importCsv(['photo-4,Demo,9000,Denago,rover,yes,,,,']);
    expect(await served()).toBe(404);
    expect(await api.query('SELECT 1 FROM media WHERE unshown_since < now()')).toEqual([]);
  });

  test('that lie, are damaged, unfold, or lie elsewhere are refused with all rows', async () => {
    const jpeg = await picture(600, 400).jpeg().toBuffer();
    await writeFile(join(folder, 'lie.png'), jpeg);
    await writeFile(join(folder, 'text.jpg'), 'no picture');
    await writeFile(join(folder, 'cut.jpg'), jpeg.subarray(0, jpeg.length / 2));
    await writeFile(join(folder, 'drawing.jpg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await picture(16_000, 16_000).png({ compressionLevel: 9 }).toFile(join(folder, 'bomb.png'));
    const names = ['lie.png', 'text.jpg', 'cut.jpg', 'drawing.jpg', 'bomb.png', 'missing.jpg', '../etc/passwd'];
    const media = await api.query('SELECT count(*) FROM media');
    expect(await importCsv(names.map((name, n) => `lie-${n},Demo,9000,Denago,rover,yes,,,,${name}`))).toBe(false);
    for (const [n, problem] of [
      'lie.png is jpeg under another',
      'text.jpg is not a picture',
      'cut.jpg is damaged',
      'drawing.jpg is svg; use',
      'bomb.png is not a picture, or has too many pixels',
      'missing.jpg is not in',
      '../etc/passwd must be a file name',
    ].entries()) {
      expect(printed).toContain(`line ${n + 2}, photos: ${problem}`);
    }
    expect(await vehicle('lie-0')).toBeUndefined();
    expect(await api.query('SELECT count(*) FROM media')).toEqual(media);
  });

  test.each(['nothing.jpg', `${'0'.repeat(32)}-480.avif`, '%00', '..%2Fpackage.json'])(
    '%s is not found',
    async (name) => {
      const answer = await fetch(`${api.url}/media/${name}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: 'Picture not found' });
    },
  );
});

describe('the other commands', () => {
  test.each(['stock.csv', 'stock.json'])('an export to %s can be imported again without a change', async (file) => {
    const before = await state();
    expect(await exportCommand(dataSource(), terminal(), { file })).toBe(true);
    expect(await importCommand(dataSource(), terminal(), { file, dryRun: false, photos: undefined })).toBe(true);
    expect(printed).toContain('Added 0');
    expect(await state()).toEqual(before);
  });

  test('list, set-stock and remove do what they say, or say why not', async () => {
    expect(await setStockCommand(dataSource(), terminal(), { id: 'nomad-xl', inStock: true })).toBe(true);
    expect((await vehicle('nomad-xl'))?.inStock).toBe(true);
    expect(await listCommand(dataSource(), terminal(), {})).toBe(true);
    expect(printed).toMatch(/nomad-xl +NOMAD XL +\$8495 +starting-at +in stock\n/);
    expect(await setStockCommand(dataSource(), terminal(), { id: 'nope', inStock: true })).toBe(false);
    expect(await removeCommand(dataSource(), terminal(), { ids: ['nomad-xl', 'nope'] })).toBe(false);
    expect(await vehicle('nomad-xl')).toBeDefined();
    expect(await removeCommand(dataSource(), terminal(), { ids: ['nomad-xl'] })).toBe(true);
    expect(await vehicle('nomad-xl')).toBeUndefined();
  });
});
