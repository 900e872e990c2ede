import { leanRouter } from './lean-router-plugin.ts';

test('components that react-router makes while it is evaluated can be left out, and are the same otherwise', () => {
  const code = [
    'var NavLink = React10.forwardRef(',
    '  function NavLinkWithRef(props, ref) {',
    '    return null;',
    '  }',
    ');',
    'NavLink.displayName = "NavLink";',
    'var LocationContext = React.createContext(null);',
    'var name = Component.displayName || "Component";',
  ].join('\n');
  expect(leanRouter(code)).toBe(
    [
      'var NavLink = /* @__PURE__ */ React10.forwardRef(',
      '  function NavLinkWithRef(props, ref) {',
      '    return null;',
      '  }',
      ');',
      '',
      'var LocationContext = /* @__PURE__ */ React.createContext(null);',
      'var name = Component.displayName || "Component";',
    ].join('\n'),
  );
});
