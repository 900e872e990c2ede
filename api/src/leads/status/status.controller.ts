import { Body, Controller, Header, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { type RequestStatus, STATUS_PATH, statusQuestionSchema } from '@sgc/contract/leads';
import { ApiRefusal } from '../../http/api-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import { digest } from '../digest.ts';
import { StatusService } from './status.service.ts';

const UNKNOWN =
  'We find no request with this reference and this email address. Please check both, or call us: we find it by your name.';
const TOO_MANY = 'You have asked several times in a short time. Please try again later, or call us.';

/** A question is a body: addresses are logged, and mail addresses are not. */
@Controller(STATUS_PATH)
export class StatusController {
  constructor(@Inject(StatusService) private readonly statuses: StatusService) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async find(@Body() body: unknown, @Ip() address: string): Promise<RequestStatus> {
    const answer = await this.statuses.find(parseBody(statusQuestionSchema, body), digest(address));
    switch (answer.outcome) {
      case 'limited':
        throw new ApiRefusal(429, TOO_MANY, undefined, { 'retry-after': String(answer.waitSeconds) });
      case 'unknown':
        throw new ApiRefusal(404, UNKNOWN, undefined, { 'cache-control': 'no-store' });
      default:
        return answer.status;
    }
  }
}
