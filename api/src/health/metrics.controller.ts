import { Controller, Get, Header, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countDeliveries } from '../leads/delivery/delivery-counts.ts';

/** Not under /api: the shell does not pass it on to the public. */
@Controller('ops')
export class MetricsController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Counts in the Prometheus text format. */
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  async metrics(): Promise<string> {
    const { undeliverableReceipts, ...leads } = await countDeliveries(this.dataSource);
    const lines = Object.entries(leads).map(([state, count]) => `leads{state="${state}"} ${count}`);
    return [
      '# HELP leads Leads by where they stand',
      '# TYPE leads gauge',
      ...lines,
      '# HELP undeliverable_receipts Mails to visitors whose attempts have all failed',
      '# TYPE undeliverable_receipts gauge',
      `undeliverable_receipts ${undeliverableReceipts}`,
      '',
    ].join('\n');
  }
}
