import { Module } from '@nestjs/common';
import { CatalogController } from './catalog.controller.ts';
import { CatalogService } from './catalog.service.ts';

@Module({ controllers: [CatalogController], providers: [CatalogService], exports: [CatalogService] })
export class CatalogModule {}
