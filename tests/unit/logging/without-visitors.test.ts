import { withoutVisitors } from '@/lib/logging/without-visitors';

test.each([
  ['Key (email)=(ann.lee+x@mail.example.co.uk) already exists', 'Key (email)=([email]) already exists'],
  ['to=ann%40mail.example', 'to=[email]'],
  ['GET /search?q=lego&page=2 failed', 'GET /search?[query] failed'],
  ['{"url":"https://a.example/x?token=1","n":1}', '{"url":"https://a.example/x?[query]","n":1}'],
  ['connect ECONNREFUSED 203.0.113.7:443', 'connect ECONNREFUSED [ip]:443'],
  ['from 2001:db8::17, 203.0.113.7', 'from [ip], [ip]'],
  ['from ::ffff:203.0.113.7', 'from [ip]'],
])('%s is logged as %s', (line, expected) => {
  expect(withoutVisitors(line)).toBe(expected);
});

test.each([
  '{"level":"warn","time":"2026-11-24T12:11:28.123Z","msg":"Is it open?"}',
  'at file:///site/node_modules/@supabase/ssr/dist/index.js:12:34',
  'Next 16.4.6 is installed; node:internal/modules/run_main:101:5',
])('%s stays as it is', (line) => {
  expect(withoutVisitors(line)).toBe(line);
});
