import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { MetricsController } from './metrics.controller.ts';

@Module({ controllers: [HealthController, MetricsController] })
export class HealthModule {}
