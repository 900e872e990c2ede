import type { Rating } from '../business/claims.schema.ts';
import type { DealerEvent, Review } from '../business/voices.schema.ts';

/** What something costs, in US dollars. */
export interface OfferDescription {
  readonly price: number;
  /** What the price is for, where it is not the whole thing: an hour of work. */
  readonly per?: 'hour';
  /** How many days the price is for. */
  readonly days?: number;
  readonly availability?: 'in stock' | 'out of stock';
  readonly condition?: 'new' | 'used';
}

/** A thing that is sold. `path` is the address of its page. */
export interface ProductSubject {
  readonly kind: 'product';
  readonly path: string;
  readonly name: string;
  readonly description?: string;
  readonly brand: string;
  /** Paths of its pictures. */
  readonly images?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
  /** Absent without a price of its own: then there is no offer. */
  readonly offer?: OfferDescription;
  /** Shown on the page and emitted only with its source. */
  readonly rating?: Rating;
}

/** Something that is done for people. `id` is the anchor of its part of the page. */
export interface ServiceSubject {
  readonly kind: 'service';
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** `rent`: the offers are for the use of a thing for some days. */
  readonly terms?: 'rent';
  readonly offers?: readonly OfferDescription[];
}

/** Questions with their answers, as the page shows them. */
export interface FaqSubject {
  readonly kind: 'faq';
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Steps that the page shows, in their order. */
export interface HowToSubject {
  readonly kind: 'how-to';
  readonly name: string;
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** Things that the page lists, in its order, each with a page of its own. */
export interface ListSubject {
  readonly kind: 'list';
  readonly name: string;
  readonly items: readonly { readonly name: string; readonly path: string }[];
}

/** A community. `lat` and `lng` are degrees. */
export interface PlaceSubject {
  readonly kind: 'place';
  readonly type: 'City' | 'Borough' | 'Township';
  readonly name: string;
  readonly county: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
}

/** A maker's brand. */
export interface BrandSubject {
  readonly kind: 'brand';
  readonly name: string;
}

/** What a customer said; emitted only with its source. */
export interface ReviewSubject extends Review {
  readonly kind: 'review';
}

/** A dated event. */
export interface EventSubject extends DealerEvent {
  readonly kind: 'event';
}

/**
 * What a page is about, in plain words and figures that a visitor reads on it: the shell turns it into structured
 * data. Nothing may stand here that does not stand in the page's text.
 */
export type Subject =
  | ProductSubject
  | ServiceSubject
  | FaqSubject
  | HowToSubject
  | ListSubject
  | PlaceSubject
  | BrandSubject
  | ReviewSubject
  | EventSubject;
