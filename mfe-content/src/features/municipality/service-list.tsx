import { Card, CheckList } from '@sgc/ui';
import { SERVICES } from '../../content/municipality-copy.ts';

const addressOf = new Map<string, string>(SERVICES.map(({ name, href }) => [name, href]));

/** All services, each with a link to where it is told in full. */
export const ServiceList = ({ name }: { name: string }) => (
  <Card as="section" variant="sunken">
    <h2>Services in {name}</h2>
    <CheckList
      columns
      items={SERVICES.map((service) => service.name)}
      render={(service) => <a href={addressOf.get(service)}>{service}</a>}
    />
  </Card>
);
