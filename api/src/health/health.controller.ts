import { Controller, Get, Inject } from '@nestjs/common';
import type { Readiness } from '@sgc/contract/api';
import { DataSource } from 'typeorm';
import { ApiRefusal } from '../http/api-error.ts';
import { countDeliveries } from '../leads/delivery/delivery-counts.ts';

@Controller('api/health')
export class HealthController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The process answers. */
  @Get('live')
  live(): { status: string } {
    return { status: 'alive' };
  }

  /** It can do its work; if not, what is missing. */
  @Get('ready')
  async ready(): Promise<Readiness> {
    try {
      const { undeliverable, undeliverableReceipts } = await countDeliveries(this.dataSource);
      return { status: 'ready', undeliverableLeads: undeliverable, undeliverableReceipts };
    } catch {
      throw new ApiRefusal(503, 'Not ready', [{ field: 'database', message: 'PostgreSQL does not answer' }]);
    }
  }
}
