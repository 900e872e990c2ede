import type { Financing } from '@sgc/contract/business';
import { type FormEvent, startTransition, useState } from 'react';
import { ESTIMATE_FIELDS } from '../../domain/estimate-fields.ts';
import { type EstimateRequest, readEstimateRequest } from '../../domain/estimate-request.ts';
import { estimatePayment } from '../../domain/payment.ts';

/** The estimator's fields as they are typed, and the estimate they come to. */
export const useEstimate = (initial: EstimateRequest, financing: Financing) => {
  const [request, setRequest] = useState(initial);
  const read = readEstimateRequest(request, financing);

  const type = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement | HTMLSelectElement;
    const field = ESTIMATE_FIELDS.find((known) => known === name);
    // In a task after the one of the key, which shows what was typed.
    if (field !== undefined) startTransition(() => setRequest((earlier) => ({ ...earlier, [field]: value })));
  };

  return {
    type,
    mistakes: read.kind === 'complete' ? {} : read.mistakes,
    estimate: read.kind === 'complete' ? estimatePayment(read.terms) : undefined,
  };
};
