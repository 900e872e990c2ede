import type { Section } from '../statement.ts';

export const LEADS = {
  section: '2.7',
  title: 'Contact, thank-you and financing',
  statements: {
    '2.7.1': "Contact's hero calls and writes mail.",
    '2.7.2': 'Contact lists its details and business hours.',
    '2.7.3': 'Contact has the message form.',
    '2.7.4': 'Thank-you confirms, and says up to 24 hours, typically 2-6 in business hours.',
    '2.7.5': 'Thank-you tells three next steps.',
    '2.7.6': 'Thank-you shows both branches.',
    '2.7.7': 'Thank-you leads to inventory, rentals, services and home.',
    '2.7.8': 'Financing has a hero and a list of benefits.',
    '2.7.9': 'Financing shows eight partners.',
    '2.7.10': "Partners' applications open in a new tab; two are reached by phone.",
    '2.7.11': 'Financing says why, how to apply by phone, and carries a disclaimer.',
    '2.7.12':
      'A test drive, service, a rental and a call are asked for with the contact form and a few fields of their own.',
    '2.7.13': 'Preferred days are days on which somebody is there, by the hours and holidays of the dealer.',
    '2.7.14': 'Thank-you gives a wished day as a calendar file, marked as not confirmed.',
    '2.7.15': 'Who knows reference and mail address sees what was asked, and whether it was answered.',
  },
} as const satisfies Section;
