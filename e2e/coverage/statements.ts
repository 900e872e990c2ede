import { BRANDS } from './statements/brands.ts';
import { CALCULATOR } from './statements/calculator.ts';
import { CALLS } from './statements/calls.ts';
import { CHROME } from './statements/chrome.ts';
import { CONSTANTS } from './statements/constants.ts';
import { CONTENT } from './statements/content.ts';
import { ENTITIES } from './statements/entities.ts';
import { HOME } from './statements/home.ts';
import { INTERFACE } from './statements/interface.ts';
import { INVENTORY } from './statements/inventory.ts';
import { LEADS } from './statements/leads.ts';
import { MUNICIPALITIES } from './statements/municipalities.ts';
import { POLICIES } from './statements/policies.ts';
import { PRODUCT } from './statements/product.ts';
import { ROUTES } from './statements/routes.ts';
import { STATES } from './statements/states.ts';
import { VALIDATION } from './statements/validation.ts';

/** What the site has to do, in sections, each statement under a number that stays. */
export const SECTIONS = [
  PRODUCT,
  ROUTES,
  CHROME,
  MUNICIPALITIES,
  HOME,
  INVENTORY,
  BRANDS,
  LEADS,
  CONTENT,
  ENTITIES,
  STATES,
  VALIDATION,
  CALLS,
  CONSTANTS,
  CALCULATOR,
  POLICIES,
  INTERFACE,
] as const;

/** Every statement by its number. */
export const STATEMENTS = {
  ...PRODUCT.statements,
  ...ROUTES.statements,
  ...CHROME.statements,
  ...MUNICIPALITIES.statements,
  ...HOME.statements,
  ...INVENTORY.statements,
  ...BRANDS.statements,
  ...LEADS.statements,
  ...CONTENT.statements,
  ...ENTITIES.statements,
  ...STATES.statements,
  ...VALIDATION.statements,
  ...CALLS.statements,
  ...CONSTANTS.statements,
  ...CALCULATOR.statements,
  ...POLICIES.statements,
  ...INTERFACE.statements,
} as const;

/** The number of a statement. */
export type StatementId = keyof typeof STATEMENTS;
