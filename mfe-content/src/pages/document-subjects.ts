import type { FaqSubject, ServiceSubject, Subject } from '@sgc/contract/section';
import type { MarkdownDocument } from '@sgc/markdown/document';
import { fill, type Tokens } from '../content/fill.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';
import { RENTAL_PLANS } from '../domain/rental/rental-plans.ts';
import { leadOf, type Part, partFinder, partsOf } from '../features/document/parts.ts';
import { planName } from '../features/rental/plan-name.ts';

const titled = (part: Part, tokens: Tokens) => ({
  title: fill(part.title, tokens),
  text: fill(leadOf(part) ?? '', tokens),
});

const pointsOf = (part: Part, tokens: Tokens) => partsOf(part.nodes, 'h3').map((point) => titled(point, tokens));

const faqOf = (part: Part, tokens: Tokens): FaqSubject => ({
  kind: 'faq',
  questions: pointsOf(part, tokens).map(({ title, text }) => ({ question: title, answer: text })),
});

/** The plans with their prices, the steps and the questions of the rentals page. */
export const rentalSubjects = ({ nodes }: MarkdownDocument, tokens: Tokens): Subject[] => {
  const part = partFinder(nodes);
  const plans = pointsOf(part('plans-and-prices'), tokens);
  return [
    ...RENTAL_PLANS.map(
      (plan, index): ServiceSubject => ({
        kind: 'service',
        id: plan.id,
        name: planName(plan),
        description: plans[index]?.text ?? '',
        terms: 'rent',
        offers: plan.prices.map(({ days, usd }) => ({ days, price: usd })),
      }),
    ),
    {
      kind: 'how-to',
      name: part('how-renting-works').title,
      steps: pointsOf(part('how-renting-works'), tokens).map(({ title, text }) => ({ name: title, text })),
    },
    faqOf(part('questions-and-answers'), tokens),
  ];
};

/** Anchors of the offers whose price is the hour's; the others are quoted or covered. */
const BY_THE_HOUR = ['maintenance-and-repair', 'battery-services'];

/** What the workshop does, and the questions of its page. */
export const serviceSubjects = ({ nodes }: MarkdownDocument, tokens: Tokens): Subject[] => {
  const part = partFinder(nodes);
  return [
    ...partsOf(part('what-we-do').nodes, 'h3').map((offer): ServiceSubject => {
      const { title, text } = titled(offer, tokens);
      return {
        kind: 'service',
        id: offer.id,
        name: title,
        description: text,
        ...(BY_THE_HOUR.includes(offer.id) ? { offers: [{ price: SERVICE_FACTS.hourUsd, per: 'hour' as const }] } : {}),
      };
    }),
    faqOf(part('questions-and-answers'), tokens),
  ];
};
