import { DELIVERY_TERMS } from '@sgc/contract/business';
import { distanceMiles, type Point } from '../geography/geography.ts';

/** Roads in these hills are about this much longer than a straight line. */
const ROAD_FACTOR = 1.3;

/** Miles by road, about: good enough to say what a delivery costs, and said to be no more. */
export const roadMiles = (origin: Point, place: Point): number =>
  Math.round(distanceMiles(origin, place) * ROAD_FACTOR);

/** The cost of delivering a cart over these miles, in US dollars. */
export const deliveryCost = (miles: number): number =>
  Math.max(0, miles - DELIVERY_TERMS.rentalFreeMiles) * DELIVERY_TERMS.rentalPerMileUsd;
