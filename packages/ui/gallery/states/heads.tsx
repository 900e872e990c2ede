import { Badge, Breadcrumb, Button, ButtonLink, Hero, Icon } from '../../src/index.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** Heads of pages. */
export const HeadStates = () => (
  <>
    <Hero
      size="tall"
      eyebrow={<Badge tone="spark">Badge above the title</Badge>}
      title="A headline that carries the page"
      lead="One or two sentences under it say what the page is for and lead on to the calls to action below."
      actions={
        <>
          <ButtonLink href="#actions">First call</ButtonLink>
          <ButtonLink href="#actions" variant="outline">
            <Icon name="phone" />
            Second call
          </ButtonLink>
        </>
      }
      media={<img src={PLACEHOLDER} width="800" height="600" alt="" />}
    />
    <Hero
      tone="paper"
      before={
        <Breadcrumb
          steps={[
            { name: 'Home', path: '/' },
            { name: 'Section', path: '/section' },
            { name: 'This page', path: '/section/page' },
          ]}
        />
      }
      eyebrow="A few words above"
      title="A short head on the page's own ground"
      lead="With breadcrumbs before it."
      actions={<Button variant="solid">Do it</Button>}
    />
  </>
);
