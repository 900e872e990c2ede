import { Controller, Get, Header, Inject } from '@nestjs/common';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { withinLimit } from '../database/within-limit.ts';
import { countDeliveries } from '../leads/delivery/delivery-counts.ts';
import { Metrics } from './metrics.ts';

/** Not under /api: the shell does not pass it on to the public. */
@Controller('ops')
export class MetricsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  /** Everything in the Prometheus text format. */
  @Get('metrics')
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async metricsText(): Promise<string> {
    this.metrics.showDeliveries(await withinLimit(countDeliveries(this.dataSource)));
    return this.metrics.registry.metrics();
  }
}
