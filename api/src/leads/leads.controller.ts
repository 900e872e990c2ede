import { Body, Controller, Headers, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import {
  type ContactReceipt,
  contactSubmissionSchema,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
} from '@sgc/contract/leads';
import { ApiRefusal } from '../http/api-error.ts';
import { parseBody } from '../http/parse-body.ts';
import { LeadsService } from './leads.service.ts';

const readKey = (key: string | undefined): string | undefined => {
  if (key === undefined || idempotencyKeySchema.safeParse(key).success) return key;
  throw new ApiRefusal(400, 'The Idempotency-Key header must be 16 to 128 letters, digits, hyphens or underscores');
};

const TOO_MANY = 'You have sent several messages in a short time. Please try again later, or call us.';

@Controller('api/contact')
export class LeadsController {
  constructor(@Inject(LeadsService) private readonly leads: LeadsService) {}

  @Post()
  @HttpCode(201)
  async receive(
    @Body() body: unknown,
    @Headers(IDEMPOTENCY_HEADER) givenKey: string | undefined,
    @Ip() address: string,
  ): Promise<ContactReceipt> {
    const key = readKey(givenKey);
    const submission = parseBody(contactSubmissionSchema, body);
    const receipt = await this.leads.store({ submission, key, address });
    switch (receipt.outcome) {
      case 'limited':
        throw new ApiRefusal(429, TOO_MANY, undefined, { 'retry-after': String(receipt.waitSeconds) });
      case 'conflict':
        throw new ApiRefusal(422, 'This Idempotency-Key was used for another message');
      case 'running':
        throw new ApiRefusal(409, 'This message is being stored already', undefined, { 'retry-after': '1' });
      default:
        return { reference: receipt.reference };
    }
  }
}
