import { priceKindSchema, vehicleIdSchema } from '@sgc/contract/catalog';
import { isStorable } from '@sgc/contract/stored-text';
import * as z from 'zod/mini';

const MOST_DOLLARS = 500_000;
const SPECIFICATION_PREFIX = 'specifications.';

const storable = z.refine<string>(isStorable, { error: 'has characters that cannot be stored' });
const text = (atMost: number) =>
  z
    .string({ error: 'is missing' })
    .check(z.minLength(1, 'is missing'), z.maxLength(atMost, `is longer than ${atMost} characters`), storable);
const texts = z.array(text(300)).check(z.maxLength(60, 'has more than 60 entries'));
const noSuchThing = (words: string) => ({ error: words });

/** What an inventory file may say of a vehicle, once its texts have been read as numbers, lists and answers. */
export const rowSchema = z.strictObject(
  {
    id: z.string({ error: 'is missing' }).check(
      z.refine((id) => vehicleIdSchema.safeParse(id).success, {
        error: 'must be lower-case letters, digits and single hyphens, at most 120',
      }),
    ),
    name: text(200),
    description: z._default(z.string().check(z.maxLength(5000, 'is longer than 5000 characters'), storable), ''),
    price: z
      .number(noSuchThing('must be a number of dollars'))
      .check(
        z.nonnegative('must not be negative'),
        z.maximum(MOST_DOLLARS, `must be at most ${MOST_DOLLARS}`),
        z.multipleOf(0.01, 'has more than two decimals'),
      ),
    priceKind: z._default(priceKindSchema, 'as-equipped'),
    brand: text(60),
    series: z.optional(text(60)),
    category: text(60),
    images: z.optional(texts),
    photos: z.optional(texts),
    inStock: z._default(z.boolean(noSuchThing('must be yes or no')), true),
    isNew: z._default(z.boolean(noSuchThing('must be yes or no')), true),
    features: z._default(texts, []),
    specifications: z._default(z.record(text(60), z.union([text(200), z.number()])), {}),
    externalUrl: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join(', ')}` : undefined) },
);
export type InventoryRow = z.infer<typeof rowSchema>;

const ANSWERS: Record<string, boolean> = { yes: true, no: false, true: true, false: false, '1': true, '0': false };
const LISTS = new Set(['features', 'images', 'photos']);

const readCell = (column: string, cell: string): unknown => {
  if (LISTS.has(column))
    return cell
      .split('|')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  if (column === 'price') return /^\$?[\d,]+(\.\d+)?$|^-/.test(cell) ? Number(cell.replace(/[$,]/g, '')) : cell;
  if (column === 'inStock' || column === 'isNew') return ANSWERS[cell.toLowerCase()] ?? cell;
  return cell;
};

/** A CSV row's texts as the values that they spell; an empty cell says nothing. `specifications.range` fills specifications. */
export const readCells = (cells: Record<string, unknown>): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  const specifications: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (typeof cell !== 'string') fields[column] = cell;
    else if (cell === '') continue;
    else if (column.startsWith(SPECIFICATION_PREFIX)) {
      const key = column.slice(SPECIFICATION_PREFIX.length);
      specifications[key] = key === 'seatingCapacity' ? Number(cell) : cell;
    } else fields[column] = readCell(column, cell);
  }
  return Object.keys(specifications).length === 0 ? fields : { ...fields, specifications };
};
