import { Body, Controller, Get, Header, Headers, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import type { ErrorDetail } from '@sgc/contract/api';
import {
  CONTACT_PATH,
  type ContactReceipt,
  contactSubmissionSchema,
  type FormToken,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  preferredDayProblems,
} from '@sgc/contract/leads';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { ApiRefusal } from '../http/api-error.ts';
import { parseBody, refuseFields } from '../http/parse-body.ts';
import { LeadsService } from './leads.service.ts';

const readKey = (key: string | undefined): string | undefined => {
  if (key === undefined || idempotencyKeySchema.safeParse(key).success) return key;
  throw new ApiRefusal(400, 'The Idempotency-Key header must be 16 to 128 letters, digits, hyphens or underscores');
};

const TOO_MANY = 'You have sent several messages in a short time. Please try again later, or call us.';

@Controller(CONTACT_PATH)
export class LeadsController {
  constructor(
    @Inject(LeadsService) private readonly leads: LeadsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Not cached: only the page that it is rendered into holds it. */
  @Get('form-token')
  @Header('cache-control', 'no-store')
  async formToken(): Promise<FormToken> {
    return { token: await this.leads.formToken() };
  }

  @Post()
  @HttpCode(201)
  async receive(
    @Body() body: unknown,
    @Headers(IDEMPOTENCY_HEADER) givenKey: string | undefined,
    @Ip() address: string,
  ): Promise<ContactReceipt> {
    const key = readKey(givenKey);
    const submission = parseBody(contactSubmissionSchema, body, this.dayProblems);
    const receipt = await this.leads.store({ submission, key, address });
    switch (receipt.outcome) {
      case 'limited':
        throw new ApiRefusal(429, TOO_MANY, undefined, { 'retry-after': String(receipt.waitSeconds) });
      case 'unfit':
        throw refuseFields(receipt.problems);
      case 'conflict':
        throw new ApiRefusal(422, 'This Idempotency-Key was used for another message');
      case 'running':
        throw new ApiRefusal(409, 'This message is being stored already', undefined, { 'retry-after': '1' });
      default:
        return { reference: receipt.reference };
    }
  }

  /** A visitor who has to correct a field anyway also learns at once that the day does not suit. */
  private readonly dayProblems = (body: object): ErrorDetail[] =>
    'details' in body ? preferredDayProblems(body.details, this.config.business, new Date()) : [];
}
