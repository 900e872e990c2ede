import { renderToStaticMarkup } from 'react-dom/server';
import { CallActions } from './call-actions.tsx';

test('given a number and a second way, the call comes first and both are links', () => {
  const html = renderToStaticMarkup(
    <CallActions
      phone="(570) 555-0100"
      phoneHref="tel:+15705550100"
      next={{ href: '/inventory', label: 'View Inventory' }}
    />,
  );
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [href, text]);
  expect(links).toEqual([
    ['tel:+15705550100', 'Call (570) 555-0100'],
    ['/inventory', 'View Inventory'],
  ]);
});
