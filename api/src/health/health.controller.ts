import { Controller, Get, Inject } from '@nestjs/common';
import type { Readiness } from '@sgc/contract/api';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { withinLimit } from '../database/within-limit.ts';
import { ApiRefusal } from '../http/api-error.ts';
import { countDeliveries } from '../leads/delivery/delivery-counts.ts';

@Controller('api/health')
export class HealthController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The process answers. */
  @Get('live')
  live(): { status: string } {
    return { status: 'alive' };
  }

  /** It can do its work; if not, what is missing. */
  @Get('ready')
  async ready(): Promise<Readiness> {
    try {
      const counts = await withinLimit(countDeliveries(this.dataSource));
      return {
        status: 'ready',
        undeliverableLeads: counts.undeliverable + counts.bounced,
        undeliverableReceipts: counts.undeliverableReceipts,
        mail: this.config.MAIL_DELIVERY,
        leadsKeptInFiles: counts.keptInFiles,
      };
    } catch {
      throw new ApiRefusal(503, 'Not ready', [{ field: 'database', message: 'PostgreSQL does not answer' }]);
    }
  }
}
