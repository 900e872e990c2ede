import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { CALENDAR_PATH, REFERENCE_PARAMETER, readLeadReference, readWishedDay } from '@sgc/contract/leads';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config.schema.ts';
import { CONFIG } from '../../config/config.token.ts';
import { ApiRefusal } from '../../http/api-error.ts';
import { calendarFile } from './calendar-file.ts';

const parametersSchema = z.record(z.string(), z.string());

/** Says again what its address says. It asks no database, so it cannot tell whether a reference is one. */
@Controller(CALENDAR_PATH)
export class CalendarController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  file(@Query() query: unknown, @Res() reply: FastifyReply): void {
    const parameters = parametersSchema.safeParse(query).data ?? {};
    const reference = readLeadReference(parameters[REFERENCE_PARAMETER] ?? null);
    const { day, ...wish } = readWishedDay(parameters) ?? {};
    if (reference === undefined || day === undefined || !('kind' in wish)) {
      throw new ApiRefusal(400, 'The address must name a request, its day as 2026-11-28, and its reference');
    }
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${wish.kind}-${day}.ics"`)
      .header('cache-control', 'no-store')
      .send(calendarFile({ ...wish, day, reference }, this.config.business, new Date()));
  }
}
