import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Cluster, Notice, Stack } from '@sgc/ui';
import type { MouseEvent } from 'react';

interface LoadFailureProps {
  readonly message: string;
  readonly business: BusinessProfile;
  /** This page; loading it again is trying again. */
  readonly address: string;
  readonly onRetry: (event: MouseEvent) => void;
}

/** Why something cannot be shown, and what to do about it. */
export const LoadFailure = ({ message, business, address, onRetry }: LoadFailureProps) => (
  <Stack>
    <Notice tone="danger" role="alert">
      {message}
    </Notice>
    <Cluster>
      <ButtonLink href={address} variant="outline" onClick={onRetry}>
        Try again
      </ButtonLink>
      <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>
    </Cluster>
  </Stack>
);
