import { Module } from '@nestjs/common';
import { DailySecrets } from './abuse/daily-secrets.ts';
import { CalendarController } from './calendar/calendar.controller.ts';
import { DeliveryWorker } from './delivery/delivery-worker.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';
import { StatusController } from './status/status.controller.ts';
import { StatusService } from './status/status.service.ts';

@Module({
  controllers: [LeadsController, StatusController, CalendarController],
  providers: [DailySecrets, LeadsService, StatusService, DeliveryWorker],
})
export class LeadsModule {}
