import { excerpt } from '../../scripts/test/tally';

test('the excerpt of a failure that prints a whole page stays short enough to follow its title', () => {
  const page = Array.from({ length: 40 }, () => 'self.__next_f.push('.repeat(200)).join('\n');
  const message = `Error: \u001b[31mexpect(received)\u001b[39m\n\nReceived string: "${page}"`;
  const lines = excerpt(message).trim().split('\n');
  expect(lines[0]).toBe('Error: expect(received)');
  expect(lines).toHaveLength(15);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(320);
});
