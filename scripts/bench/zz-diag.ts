import { mkdtempSync, readFileSync, rmSync, readdirSync, cpSync, writeFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite } from '../test/site.ts';
import { startBareApp } from './bare-app.ts';
import { stopAllChildren } from '../serve/children.ts';
import { TEMPLATES } from './templates.ts';
import { htmlBytes } from './requests.ts';
import http from 'node:http';
import { execSync } from 'node:child_process';
const workDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const name = path.basename(workDir);
const pidOf = (url: string) => Number(/pid=(\d+)/.exec(execSync(`ss -ltnp 'sport = :${new URL(url).port}'`).toString())?.[1]);
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10; };
const agent = new http.Agent({ keepAlive: true, maxSockets: 10 });
const get = (u: string) => new Promise<void>((ok, no) => http.get(u, { agent }, (r) => { r.resume(); r.on('end', ok); }).on('error', no));
async function cost(url: string, n = 600) {
  for (let i = 0; i < 300; i++) await get(url);
  const pid = pidOf(url); const before = cpu(pid);
  for (let i = 0; i < n; i++) await get(url);
  return (cpu(pid) - before) / n;
}
try {
  const { env } = await startSite(workDir);
  const site = env.SITE_URL!;
  const sizes: number[] = [];
  for (const t of TEMPLATES) sizes.push(await htmlBytes(site + t.path));
  const bare = await startBareApp(name, sizes);
  console.log('variant', process.env.BENCH_VARIANT);
  for (let r = 0; r < 2; r++) for (const [i, t] of TEMPLATES.entries()) {
    const a = await cost(site + t.path), b = await cost(bare.url + bare.paths[i]);
    console.log(t.template, 'ours', a.toFixed(2), 'bare', b.toFixed(2), 'ms cpu/request; ratio', (b / a).toFixed(2));
  }
} finally {
  await stopAllChildren();
  rmSync(workDir, { recursive: true });
  for (const e of readdirSync('.next')) if (e.startsWith(name)) rmSync('.next/' + e, { recursive: true });
}
