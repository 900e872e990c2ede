import { shellPorts } from './shell-ports.ts';

test('one shell has the port, several have a range that begins with it', () => {
  expect(shellPorts('3100', 1)).toBe('3100');
  expect(shellPorts('3100', 3)).toBe('3100-3102');
});

test('settings that are given again are the same, and a range becomes a port again for one shell', () => {
  expect(shellPorts(shellPorts('3100', 3), 3)).toBe('3100-3102');
  expect(shellPorts('3100-3102', 1)).toBe('3100');
});
