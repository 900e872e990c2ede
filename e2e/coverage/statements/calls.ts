import type { Section } from '../statement.ts';

export const CALLS = {
  section: '7',
  title: 'Roles, calls and errors',
  statements: {
    '7.1': 'Everybody sees every page without an account.',
    '7.2': 'GET /api/vehicles answers the list of vehicles.',
    '7.3': 'The list is asked for up to four times, and not again when the window gets focus.',
    '7.4': 'Home and brand pages fetch the list ahead.',
    '7.5': 'GET /api/vehicles/{id} answers one vehicle, or 404 with "Vehicle not found".',
    '7.6': 'POST /api/contact stores a message and answers with its reference.',
    '7.7': "The error text of a refused message is the API's.",
    '7.8': 'The calculator asks nobody.',
    '7.9': 'A page calls nobody but its own site, until a visitor opens a map or a link.',
    '7.10': 'Data stays fresh for five minutes: coming back asks for nothing.',
    '7.11': `A failed message shows the toast "Error" with the API's words, or "Failed to send message. Please try again."`,
    '7.12': 'A failed list reads "Error loading vehicles: Failed to fetch vehicles: {status}".',
    '7.13': 'An empty result reads "No vehicles match your current filters." and "Showing 0 of {n} total vehicles".',
    '7.14': 'A failed vehicle leads to "Vehicle Not Found" and back to the inventory.',
    '7.15': 'An unknown route reads "404 Page Not Found".',
  },
} as const satisfies Section;
