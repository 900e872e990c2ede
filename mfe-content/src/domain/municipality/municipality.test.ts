import * as z from 'zod/mini';
import municipalities from './municipalities.json';
import { findMunicipality, MUNICIPALITIES, municipalitySchema } from './municipality.ts';

test('every municipality has all its facts, and the 25 differ in name and slug', () => {
  z.array(municipalitySchema).parse(municipalities);
  expect(MUNICIPALITIES).toHaveLength(25);
  expect(new Set(MUNICIPALITIES.map(({ slug }) => slug)).size).toBe(25);
  expect(MUNICIPALITIES.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))).toEqual(
    MUNICIPALITIES.map(({ slug }) => slug),
  );
});

test('a municipality is found by its slug, and nothing by another', () => {
  expect(findMunicipality('tamaqua')?.name).toBe('Tamaqua');
  expect(findMunicipality('dover')).toBeUndefined();
  expect(findMunicipality(undefined)).toBeUndefined();
});
