import { ADDRESSES } from '@sgc/contract/addresses';
import { type Branch, type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { Badge, ButtonLink, Card, Cluster, Facts } from '@sgc/ui';
import type { ReactNode } from 'react';
import { townMapAddress } from '../../domain/geography/open-street-map.ts';

/** Properties of {@link LocationCard}. */
interface LocationCardProps {
  readonly location: Branch;
  readonly business: BusinessProfile;
  /** What else is to know of it. */
  readonly children?: ReactNode;
}

const addressOf = ({ streetAddress, town, state, postalCode }: Branch): string =>
  [streetAddress, town, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The town on a map, if no map of the building is set. */
const townOnMap = ({ town, lat, lng }: Branch) =>
  town === undefined || lat === undefined || lng === undefined
    ? []
    : [{ name: `${town} on a map`, url: townMapAddress({ lat, lng }) }];

/** Links to other sites, as far as they are set. */
const linksOf = (branch: Branch, socialLinks: BusinessProfile['socialLinks']) => {
  const { mapUrl, websiteUrl, reviewUrl } = branch;
  return [
    ...(mapUrl ? [{ name: 'Directions', url: mapUrl }] : townOnMap(branch)),
    ...(websiteUrl ? [{ name: 'Website', url: websiteUrl }] : []),
    ...(reviewUrl ? [{ name: 'Reviews', url: reviewUrl }] : []),
    ...socialLinks,
  ];
};

/** A place to go to, or the way to buy without going anywhere. */
export const LocationCard = ({ location, business, children }: LocationCardProps) => {
  const phone = location.phone ?? business.phone;
  const online = location.kind === 'online';
  return (
    <Card
      as="article"
      footer={
        <Cluster gap="sm">
          <ButtonLink href={telephoneHref(phone)} variant="solid" size="sm">
            Call {phone}
          </ButtonLink>
          {online ? (
            <ButtonLink href={ADDRESSES.inventory} variant="outline" size="sm">
              View Inventory
            </ButtonLink>
          ) : null}
          {linksOf(location, business.socialLinks).map(({ name, url }) => (
            <ButtonLink key={url} href={url} variant="outline" size="sm" external>
              {name}
            </ButtonLink>
          ))}
        </Cluster>
      }
    >
      <div>
        <Badge tone={online ? 'plate' : 'good'}>{online ? 'Online' : 'Branch'}</Badge>
      </div>
      <h3>{location.name}</h3>
      <Facts
        facts={[
          {
            name: online ? 'Where' : 'Address',
            value: online ? `${business.county}, ${location.state}` : addressOf(location),
          },
          ...(online || location.streetAddress ? [] : [{ name: 'Directions', value: 'Call for directions' }]),
          {
            name: 'How',
            value: online ? 'We come to you, by delivery and appointment' : 'Come in, or call for a test drive',
          },
        ]}
      />
      {children}
    </Card>
  );
};
