/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table.tsx';

const table = (
  <DataTable
    caption="Lengths"
    columns={[
      { header: 'Length', cell: (row: { length: string }) => row.length },
      { header: 'Price', cell: () => '$5', align: 'end' },
    ]}
    rows={[{ length: '1 day' }, { length: '3 days' }]}
    rowKey={({ length }) => length}
  />
);

test('a table is named by its caption, with headers of columns and rows', () => {
  render(table);
  const found = screen.getByRole('table', { name: 'Lengths' });
  expect(
    within(found)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Length', 'Price']);
  expect(
    within(found)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 day', '3 days']);
});

test('the column names inside the cards are not read a second time', () => {
  render(table);
  for (const name of screen.getAllByText('Price').filter(({ tagName }) => tagName === 'SPAN')) {
    expect(name.getAttribute('aria-hidden')).toBe('true');
  }
});
