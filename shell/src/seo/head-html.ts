import type { HeadTag } from '@sgc/contract/section';
import { escapeHtml } from './escape-html.ts';
import { PAGE_TAG_ATTRIBUTE } from './page-tags.ts';

const attributesHtml = (attributes: HeadTag['attributes']): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const textHtml = ({ tag, text = '' }: HeadTag): string =>
  tag === 'script' ? text.replaceAll('<', '\\u003c') : escapeHtml(text);

/** The tags as the server writes them. */
export const headHtml = (tags: readonly HeadTag[]): string =>
  tags
    .map((tag) => {
      const open = `<${tag.tag}${attributesHtml(tag.attributes)} ${PAGE_TAG_ATTRIBUTE}>`;
      return tag.tag === 'meta' || tag.tag === 'link' ? open : `${open}${textHtml(tag)}</${tag.tag}>`;
    })
    .join('\n');
