import { CreateCatalog1763640000000 } from './1763640000000-create-catalog.ts';
import { CreateLeads1763640000001 } from './1763640000001-create-leads.ts';
import { CreateMedia1763640000002 } from './1763640000002-create-media.ts';
import { DeliverLeads1763640000003 } from './1763640000003-deliver-leads.ts';
import { DateCatalog1763640000005 } from './1763640000005-date-catalog.ts';
import { TidyMedia1763640000006 } from './1763640000006-tidy-media.ts';
import { KeepMailInFiles1763640000007 } from './1763640000007-keep-mail-in-files.ts';
import { NoteBounces1763640000008 } from './1763640000008-note-bounces.ts';
import { DetailLeads1763640000010 } from './1763640000010-detail-leads.ts';
import { KeepDailySecrets1763640000020 } from './1763640000020-keep-daily-secrets.ts';

/** In the order they run. */
export const MIGRATIONS = [
  CreateCatalog1763640000000,
  CreateLeads1763640000001,
  CreateMedia1763640000002,
  DeliverLeads1763640000003,
  DateCatalog1763640000005,
  TidyMedia1763640000006,
  KeepMailInFiles1763640000007,
  NoteBounces1763640000008,
  DetailLeads1763640000010,
  KeepDailySecrets1763640000020,
];
