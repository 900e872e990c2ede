/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useFieldErrors } from './use-field-errors.ts';

const NAME = { id: 'name', message: 'Name is required' };
const EMAIL = { id: 'email', message: 'Invalid email address' };

const shown = () => renderHook(() => useFieldErrors(() => [])).result;

test('mistakes are shown in the summary first and beside the fields a frame later', async () => {
  const errors = shown();
  act(() => errors.current.show([NAME, EMAIL]));
  expect(errors.current).toMatchObject({ summary: [NAME, EMAIL], remarks: [] });
  await waitFor(() => expect(errors.current.remarks).toEqual([NAME, EMAIL]));
});

test('mistakes of a form that the server answered are in both places at once', () => {
  const { result } = renderHook(() => useFieldErrors(() => [NAME]));
  expect(result.current).toMatchObject({ summary: [NAME], remarks: [NAME] });
});

test('a mended mistake leaves its field and stays in the summary', () => {
  const { result } = renderHook(() => useFieldErrors(() => [NAME, EMAIL]));
  act(() => result.current.mend(() => [EMAIL]));
  expect(result.current).toMatchObject({ summary: [NAME, EMAIL], remarks: [EMAIL] });
});

test('a mistake made while mending another is not remarked on before the form is sent', () => {
  const { result } = renderHook(() => useFieldErrors(() => [NAME]));
  act(() => result.current.mend(() => [EMAIL]));
  expect(result.current.remarks).toEqual([]);
});

test('a form without remarks is not checked while someone types', () => {
  const { result } = renderHook(() => useFieldErrors(() => []));
  const check = jest.fn(() => [NAME]);
  act(() => result.current.mend(check));
  expect(check).not.toHaveBeenCalled();
});
