import type { PageProps } from '@sgc/contract/section';
import type { ComponentType } from 'react';

const MILES = 30;

export default function EstimatePage({ fragments }: PageProps) {
  const Estimate = fragments['mfe-range/range-estimate'] as ComponentType<{ miles: number }> | undefined;
  return (
    <>
      <h1>How far a cart goes</h1>
      {Estimate && <Estimate miles={MILES} />}
      <a href="/range/method">How it is estimated</a>
    </>
  );
}
