import { VEHICLE_PATH, vehicleSchema } from '@sgc/contract/catalog';
import {
  CALENDAR_PATH,
  CONTACT_PATH,
  contactReceiptSchema,
  contactSubmissionSchema,
  FORM_TOKEN_PATH,
  formTokenSchema,
  requestStatusSchema,
  STATUS_PATH,
  statusQuestionSchema,
} from '@sgc/contract/leads';
import type { ApiUse } from '@sgc/contract/section';

/** Read by the build alone; the gate compares it with the API. */
export const apiUse: ApiUse = [
  { method: 'POST', path: CONTACT_PATH, sends: contactSubmissionSchema, expects: contactReceiptSchema },
  { method: 'GET', path: FORM_TOKEN_PATH, expects: formTokenSchema },
  { method: 'POST', path: STATUS_PATH, sends: statusQuestionSchema, expects: requestStatusSchema },
  { method: 'GET', path: CALENDAR_PATH },
  { method: 'GET', path: VEHICLE_PATH, expects: vehicleSchema },
];
