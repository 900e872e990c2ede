/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { dialogOpener } from './dialog-opener.ts';

// jsdom knows the element but not its methods.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const Page = ({ place = '/here' }: { place?: string }) => (
  <>
    <Button {...dialogOpener('menu')}>Open</Button>
    <Dialog id="menu" title="Menu" closeOn={place}>
      <a href="#there">Another page</a>
      <p>Text</p>
    </Dialog>
  </>
);

const dialog = () => screen.getByRole('dialog', { hidden: true }) as HTMLDialogElement;

test('its button tells the browser what to open, so it opens without a script', () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button.getAttribute('command')).toBe('show-modal');
  expect(button.getAttribute('commandfor')).toBe(dialog().id);
});

test('where the browser has no commands, the script opens it', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(dialog().open).toBe(true);
});

test('a dialog is named by its title', () => {
  render(<Page />);
  dialog().showModal();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(dialog());
});

test.each([
  ['a chosen link', () => fireEvent.click(screen.getByText('Another page'))],
  ['a click beside it', () => fireEvent.click(dialog())],
])('%s closes it', (_, act) => {
  render(<Page />);
  dialog().showModal();
  act();
  expect(dialog().open).toBe(false);
});

test('a click on its text leaves it open', () => {
  render(<Page />);
  dialog().showModal();
  fireEvent.click(screen.getByText('Text'));
  expect(dialog().open).toBe(true);
});

test('a dialog closes when the visitor is somewhere else', () => {
  const { rerender } = render(<Page />);
  dialog().showModal();
  rerender(<Page place="/there" />);
  expect(dialog().open).toBe(false);
});
