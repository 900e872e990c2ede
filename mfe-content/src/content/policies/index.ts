import type { MarkdownDocument } from '@sgc/markdown/document';
import correctionsPolicy from './corrections-policy.md';
import deliveryPolicy from './delivery-policy.md';
import diversityPolicy from './diversity-policy.md';
import ethicsPolicy from './ethics-policy.md';
import feedbackPolicy from './feedback-policy.md';
import publishingPolicy from './publishing-policy.md';
import rentalPolicy from './rental-policy.md';
import returnPolicy from './return-policy.md';
import staffingReport from './staffing-report.md';
import storagePolicy from './storage-policy.md';
import termsConditions from './terms-conditions.md';

/** A policy: its name in the footer, and its text. */
export interface Policy {
  readonly name: string;
  readonly text: () => Promise<MarkdownDocument>;
}

/** The policies, by the last part of their addresses, in the footer's order. */
export const POLICIES: Readonly<Record<string, Policy>> = {
  'terms-conditions': { name: 'Terms & Conditions', text: termsConditions },
  'return-policy': { name: 'Return Policy', text: returnPolicy },
  'delivery-policy': { name: 'Delivery Policy', text: deliveryPolicy },
  'rental-policy': { name: 'Rental Policy', text: rentalPolicy },
  'storage-policy': { name: 'Storage Policy', text: storagePolicy },
  'publishing-policy': { name: 'Publishing Policy', text: publishingPolicy },
  'feedback-policy': { name: 'Feedback Policy', text: feedbackPolicy },
  'corrections-policy': { name: 'Corrections Policy', text: correctionsPolicy },
  'diversity-policy': { name: 'Diversity Policy', text: diversityPolicy },
  'ethics-policy': { name: 'Ethics Policy', text: ethicsPolicy },
  'staffing-report': { name: 'Staffing Report', text: staffingReport },
};
