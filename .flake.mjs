import { chromium } from '@playwright/test';
import fs from 'node:fs';
const env = JSON.parse(fs.readFileSync('/tmp/tools/held-main.json'));
const rate = Number(process.argv[2] ?? 1), n = Number(process.argv[3] ?? 200);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--disable-background-networking'] });
let bad = 0;
for (let i = 0; i < n; i++) {
  const context = await browser.newContext({ baseURL: env.SITE_URL, viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  if (process.env.NOCV) await context.addInitScript(() => { const s = new CSSStyleSheet(); s.replaceSync('*{content-visibility:visible !important}'); document.adoptedStyleSheets=[s]; });
  await context.addInitScript(() => { window.__l=[]; const n=e=>e instanceof Element?e.tagName+'.'+e.className+' '+(e.closest('a')?.getAttribute('href')):String(e); for(const t of ['mousedown','mouseup','click','scroll','pointerdown','pointercancel']) document.addEventListener(t,e=>window.__l.push([Math.round(performance.now()),t,scrollY,e.clientX,e.clientY,n(e.target),document.querySelector('main #related')?.getBoundingClientRect().top,document.documentElement.scrollHeight].join(' ')),true); });
  const page = await context.newPage();
  const log = []; const t0 = Date.now();
  const at = () => Date.now() - t0;
  page.on('request', r => log.push(`${at()} > ${r.url().slice(0,140)} ${JSON.stringify(Object.fromEntries(Object.entries(r.headers()).filter(([k])=>/rsc|next/.test(k))))}`));
  page.on('requestfinished', r => log.push(`${at()} < ${r.url().slice(0,140)}`));
  page.on('requestfailed', r => log.push(`${at()} X ${r.url().slice(0,140)} ${r.failure()?.errorText}`));
  page.on('console', m => log.push(`${at()} console ${m.text()}`)); page.on('pageerror', e => log.push(`${at()} error ${e}`));
  if (rate > 1) { const c = await context.newCDPSession(page); await c.send('Emulation.setCPUThrottlingRate', { rate }); }
  await page.goto('/retailers/argos');
  await page.locator('main').getByRole('button', { name: 'Save Argos to your shortlist' }).click();
  const link = page.locator('main').filter({ visible: true }).locator('#related').locator('xpath=ancestor::section').getByRole('link').first();
  log.push(`${at()} clicking ${await link.getAttribute('href')}`);
  await link.click();
  log.push(`${at()} clicked`);
  try { await page.waitForURL(u => !u.pathname.includes('argos'), { timeout: 8000, waitUntil: 'commit' }); }
  catch { bad++; log.push((await page.evaluate(()=>window.__l.join('\n')))); log.push(`${at()} STUCK ${page.url()} ${await page.evaluate(() => JSON.stringify(document.documentElement.dataset))}`); await page.screenshot({ path: `/tmp/fl/stuck-${rate}-${i}.png` }); fs.writeFileSync(`/tmp/fl/stuck-${rate}-${i}.log`, log.join('\n')); console.log('stuck', i); }
  if (i === 0) fs.writeFileSync(`/tmp/fl/ok-${rate}.log`, log.join('\n'));
  await context.close();
}
console.log('bad', bad, 'of', n);
await browser.close();
