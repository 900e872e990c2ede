import * as z from 'zod/mini';
import municipalities from './municipalities.json';
import { municipalitySchema } from './municipality.schema.ts';
import { findMunicipality, MUNICIPALITIES } from './municipality.ts';

test('every municipality has all its facts, and no two share a name or slug', () => {
  z.array(municipalitySchema).parse(municipalities);
  expect(new Set(MUNICIPALITIES.map(({ slug }) => slug)).size).toBe(MUNICIPALITIES.length);
  expect(MUNICIPALITIES.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))).toEqual(
    MUNICIPALITIES.map(({ slug }) => slug),
  );
});

test('the list is that of the specification, in its order', () => {
  expect(MUNICIPALITIES.map(({ name }) => name).join(', ')).toBe(
    'Pottsville, Schuylkill Haven, Saint Clair, Minersville, Tamaqua, Orwigsburg, Pine Grove, Tremont, North Manheim Township, Norwegian Township, Cass Township, Branch Township, Wayne Township, West Penn Township, Auburn, Deer Lake, Landingville, New Philadelphia, Port Carbon, Shenandoah, Mahanoy City, Mount Carmel, Ashland, Frackville, Girardville',
  );
});

test('only Mount Carmel lies outside Schuylkill County', () => {
  expect(
    MUNICIPALITIES.filter(({ county }) => county !== 'Schuylkill').map(({ name, county }) => [name, county]),
  ).toEqual([['Mount Carmel', 'Northumberland']]);
});

test('a municipality is found by its slug, and nothing by another', () => {
  expect(findMunicipality('tamaqua')?.name).toBe('Tamaqua');
  expect(findMunicipality('dover')).toBeUndefined();
  expect(findMunicipality(undefined)).toBeUndefined();
});
