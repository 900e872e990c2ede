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

/** The policies, by the last part of their addresses, in the footer's order. */
export const POLICIES = {
  'terms-conditions': termsConditions,
  'return-policy': returnPolicy,
  'delivery-policy': deliveryPolicy,
  'rental-policy': rentalPolicy,
  'storage-policy': storagePolicy,
  'publishing-policy': publishingPolicy,
  'feedback-policy': feedbackPolicy,
  'corrections-policy': correctionsPolicy,
  'diversity-policy': diversityPolicy,
  'ethics-policy': ethicsPolicy,
  'staffing-report': staffingReport,
} as const;
