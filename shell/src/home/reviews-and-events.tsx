import { BEST_RATING, type BusinessProfile } from '@sgc/contract/business';
import { ButtonLink, Card, Facts, Grid, Section, SectionHeader } from '@sgc/ui';
import { sourcedReviews } from './voices.ts';

const Reviews = ({ business }: { business: BusinessProfile }) => {
  const reviews = sourcedReviews(business);
  if (reviews.length === 0) return null;
  return (
    <Section labelledBy="reviews" tone="sunken">
      <SectionHeader id="reviews" title="What customers say" />
      <Grid as="ul">
        {reviews.map(({ author, headline, body, rating, datePublished, sourceUrl }) => (
          <li key={sourceUrl}>
            <Card
              as="article"
              footer={
                <ButtonLink href={sourceUrl} variant="outline" size="sm" external>
                  Read it where it was written
                </ButtonLink>
              }
            >
              <h3>{headline ?? author}</h3>
              <blockquote>{body}</blockquote>
              <p>
                {rating} of {BEST_RATING}, {author}, <time dateTime={datePublished}>{datePublished}</time>
              </p>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
};

const Events = ({ business: { events } }: { business: BusinessProfile }) =>
  events.length === 0 ? null : (
    <Section labelledBy="events">
      <SectionHeader id="events" title="Come and see us" />
      <Grid as="ul">
        {events.map(({ name, description, startDate, endDate, place }) => (
          <li key={`${name} ${startDate}`}>
            <Card as="article">
              <h3>{name}</h3>
              <p>{description}</p>
              <Facts
                facts={[
                  { name: 'When', value: endDate === undefined ? startDate : `${startDate} to ${endDate}` },
                  { name: 'Where', value: place },
                ]}
              />
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );

/** Customers' reviews, with their source, and the dealer's events; empty without either. */
export const ReviewsAndEvents = ({ business }: { business: BusinessProfile }) => (
  <>
    <Reviews business={business} />
    <Events business={business} />
  </>
);
