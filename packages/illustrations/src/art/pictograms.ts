/** Signs of a few strokes on a 24 by 24 grid. */
export const PICTOGRAMS = {
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 11h5M10 14.5h5M10 18h3',
  return: 'M9 5L4.5 9.5L9 14M5 9.5h9a5 5 0 0 1 0 10h-5',
  truck: 'M2 7h11v9H2zM13 10h4.5L21 13v3h-8M6.5 16a1.8 1.8 0 1 0 .01 0zM17 16a1.8 1.8 0 1 0 .01 0z',
  key: 'M8 12a4 4 0 1 0 .01 0zM11 13.2L20 4.5M17 7.5l2.5 2.5M14.5 10l2 2',
  barn: 'M3 21V10l9-6 9 6v11M7 21v-8h10v8M7 13l10 8M17 13L7 21',
  paper: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-3 2M7 8.5h7M7 12h3M12 12h2M7 15.5h7',
  speech: 'M4 4h16v11h-8l-4.5 4V15H4zM8 8.2h8M8 11.2h5',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  people:
    'M7 9a2.5 2.5 0 1 0 .01 0zM17 9a2.5 2.5 0 1 0 .01 0zM12 4a2.5 2.5 0 1 0 .01 0zM2.5 20c0-3.5 2-5 4.5-5M21.5 20c0-3.5-2-5-4.5-5M7 20c0-5 2-8 5-8s5 3 5 8',
  scales: 'M12 3v18M8 21h8M5 6.5h14M5 6.5L2 14h6zM19 6.5L16 14h6zM2 14a3 3 0 0 0 6 0M16 14a3 3 0 0 0 6 0',
  helmet: 'M3 16h18v3H3zM5 16a7 7 0 0 1 14 0M10 9.5V5h4v4.5',
  wrench: 'M14.5 6.5a4 4 0 0 1 5-3l-2.8 2.8.9 2.1 2.1.9L22 6.9a4 4 0 0 1-5.5 4.6L7 21l-4-4 9.5-9.5a4 4 0 0 1 2-1z',
  phone: 'M5 3h4l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  percent: 'M6 18L18 6M7.5 5a2.5 2.5 0 1 0 .01 0zM16.5 14a2.5 2.5 0 1 0 .01 0z',
  leaf: 'M5 19C4 9 11 4 20 4c.5 9-4 16-12 15M5 21c1-5 4-8 8-10',
  pin: 'M12 21s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12zM12 6.5a2.5 2.5 0 1 0 .01 0z',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
} as const;

/** The signs there are. */
export type PictogramName = keyof typeof PICTOGRAMS;
