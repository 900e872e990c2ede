import { GALLERY_STATES, type GalleryState } from '@sgc/build/gallery';

/** Which section's pages, and how the API is there. */
export interface Place {
  readonly section: string;
  readonly state: GalleryState;
}

const HOST = new RegExp(`^(${GALLERY_STATES.join('|')})\\.(mfe-[a-z0-9-]+)\\.localhost$`);

/** The place that a host's name means; undefined for any other name. */
export const placeOf = (hostname: string): Place | undefined => {
  const [, state, section] = HOST.exec(hostname) ?? [];
  return section === undefined ? undefined : { state: state as GalleryState, section };
};

/** Where an address of a section is in a state. Each state is a site of its own: links within it stay in it. */
export const pageIn = ({ section, state }: Place, address: string, port: number): string =>
  `http://${state}.${section}.localhost:${port}${address}`;
