import { Controller, Get, Header, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { withinLimit } from '../database/within-limit.ts';
import { countDeliveries } from '../leads/delivery/delivery-counts.ts';

/** Not under /api: the shell does not pass it on to the public. */
@Controller('ops')
export class MetricsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts in the Prometheus text format. */
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  async metrics(): Promise<string> {
    const { undeliverableReceipts, ...leads } = await withinLimit(countDeliveries(this.dataSource));
    const lines = Object.entries(leads).map(([state, count]) => `leads{state="${state}"} ${count}`);
    return [
      '# HELP leads Leads by where they stand',
      '# TYPE leads gauge',
      ...lines,
      '# HELP undeliverable_receipts Mails to visitors whose attempts have all failed',
      '# TYPE undeliverable_receipts gauge',
      `undeliverable_receipts ${undeliverableReceipts}`,
      '# HELP mail_kept_in_files Whether mail to the dealer is kept in files and not sent',
      '# TYPE mail_kept_in_files gauge',
      `mail_kept_in_files ${this.config.MAIL_DELIVERY === 'files' ? 1 : 0}`,
      '',
    ].join('\n');
  }
}
