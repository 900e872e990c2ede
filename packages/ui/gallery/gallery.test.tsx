/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery.tsx';

// jsdom has no media queries.
beforeEach(() => Object.assign(window, { matchMedia: () => ({ matches: false }) }));

test('every component is rendered on the server and hydrates without a difference', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Gallery />);
  document.body.append(root);
  const differences: unknown[] = [];
  const onRecoverableError = (difference: unknown) => differences.push(difference);
  await act(async () => hydrateRoot(root, <Gallery />, { onRecoverableError }));
  expect(differences).toEqual([]);
});

test('no component needs a style attribute, an inline script or a handler in the HTML', () => {
  const html = renderToString(<Gallery />);
  expect(html).not.toMatch(/ style="|<script|<style| on[a-z]+="/);
});
