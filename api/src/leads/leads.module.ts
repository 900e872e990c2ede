import { Module } from '@nestjs/common';
import { DeliveryWorker } from './delivery/delivery-worker.ts';
import { LeadsController } from './leads.controller.ts';
import { LeadsService } from './leads.service.ts';

@Module({ controllers: [LeadsController], providers: [LeadsService, DeliveryWorker] })
export class LeadsModule {}
