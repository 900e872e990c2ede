import { isPhotoPath, PHOTO_FORMATS, PHOTO_WIDTHS, photoRendition } from './photo.ts';

test('a photo has every width in every format, itself among them', () => {
  const path = '/media/4f2a9c-960.jpg';
  const all = PHOTO_WIDTHS.flatMap((width) => PHOTO_FORMATS.map((format) => photoRendition(path, width, format)));
  expect(new Set(all).size).toBe(9);
  expect(all).toContain(path);
  expect(all).toContain('/media/4f2a9c-1440.avif');
});

test.each(['/media/drawing.svg', '/media/4f2a9c-480.jpg', 'https://cdn.example.com/media/a-960.jpg', '/x-960.jpg'])(
  '%s stands for itself',
  (path) => {
    expect(isPhotoPath(path)).toBe(false);
  },
);
