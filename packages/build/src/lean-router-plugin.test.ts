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
    'var Boundary = class extends React2.Component {',
    '  state = {};',
    '};',
    'Boundary.contextType = RouterContext;',
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
      'var Boundary = class extends React2.Component { static contextType = RouterContext;',
      '  state = {};',
      '};',
      '',
    ].join('\n'),
  );
});
