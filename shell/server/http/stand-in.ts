import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../src/seo/escape-html.ts';

const RETRY_S = '5';

const standIn = ({ name, phone }: Pick<BusinessProfile, 'name' | 'phone'>): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(name)}</title>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeHtml(name)}</h1>`,
    '<p>This page is taking a break. Please try again in a moment, or call us:',
    `<a href="${telephoneHref(phone)}">${escapeHtml(phone)}</a></p>`,
    `<p><a href="${ADDRESSES.home}">Home page</a></p>`,
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');

/** Answers a visitor before any set runs, and where no earlier page is kept. */
export const sendStandIn = (reply: FastifyReply, business: BusinessProfile): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', RETRY_S)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(standIn(business));
