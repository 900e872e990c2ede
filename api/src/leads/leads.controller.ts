import { Body, Controller, Inject, Post } from '@nestjs/common';
import { type ContactReceipt, contactMessageSchema } from '@sgc/contract/leads';
import { parseBody } from '../http/parse-body.ts';
import { LeadsService } from './leads.service.ts';

@Controller('api/contact')
export class LeadsController {
  constructor(@Inject(LeadsService) private readonly leads: LeadsService) {}

  @Post()
  async receive(@Body() body: unknown): Promise<ContactReceipt> {
    return this.leads.store(parseBody(contactMessageSchema, body));
  }
}
