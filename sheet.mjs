import { chromium } from '@playwright/test';
import fs from 'node:fs';
const files = process.argv.slice(3), out = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1800, height: 1100 } });
await p.setContent('<body style="margin:8px;background:#444;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start">'+files.map(f=>`<img style="max-height:1080px;max-width:${files.length>2?'48%':'96%'}" src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join(''));
await p.waitForTimeout(300); await p.screenshot({ path: out }); await b.close();
