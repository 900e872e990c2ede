import correctionsPolicy from '@sgc/illustrations/art/banner-corrections-policy.svg';
import deliveryPolicy from '@sgc/illustrations/art/banner-delivery-policy.svg';
import diversityPolicy from '@sgc/illustrations/art/banner-diversity-policy.svg';
import ethicsPolicy from '@sgc/illustrations/art/banner-ethics-policy.svg';
import feedbackPolicy from '@sgc/illustrations/art/banner-feedback-policy.svg';
import publishingPolicy from '@sgc/illustrations/art/banner-publishing-policy.svg';
import rentalPolicy from '@sgc/illustrations/art/banner-rental-policy.svg';
import returnPolicy from '@sgc/illustrations/art/banner-return-policy.svg';
import staffingReport from '@sgc/illustrations/art/banner-staffing-report.svg';
import storagePolicy from '@sgc/illustrations/art/banner-storage-policy.svg';
import termsConditions from '@sgc/illustrations/art/banner-terms-conditions.svg';

/** The picture across the top of a policy, by the last part of its address. */
export const POLICY_BANNERS: Readonly<Partial<Record<string, string>>> = {
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
};
