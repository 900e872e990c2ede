import { ADDRESSES } from '@sgc/contract/addresses';
import { contactAboutAddress, type RequestKind, requestAddress } from '@sgc/contract/leads';

/** The page with the form of a kind of request, or of a message, about one vehicle or none. */
export const formAddress = (kind: RequestKind | undefined, vehicle?: string): string => {
  if (kind !== undefined) return requestAddress(kind, vehicle === undefined ? {} : { vehicle });
  return vehicle === undefined ? ADDRESSES.contact : contactAboutAddress(vehicle);
};
