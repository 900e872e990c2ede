/** Where the pages of sections are shown from recorded answers; two checkouts on one machine need two. */
export const GALLERY_PORT = Number(process.env.GALLERY_PORT ?? 4410);
