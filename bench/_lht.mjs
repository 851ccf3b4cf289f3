import lighthouse from 'lighthouse';
import { writeFileSync } from 'node:fs';
import { freePort, withBrowser } from './_browser.mjs';
const port = await freePort();
await withBrowser({ '/site/': 'dist' }, {}, async (address) => {
  const { lhr, artifacts } = await lighthouse(`${address}/site/index.html${process.argv[2] ?? ''}`, { port, logLevel: 'error' });
  const trace = artifacts.Trace ?? artifacts.traces?.defaultPass;
  writeFileSync('/tmp/lead/lh-trace.json', JSON.stringify(trace));
  for (const a of ['first-contentful-paint','largest-contentful-paint','total-blocking-time','interactive','long-tasks','render-blocking-insight','network-requests','lcp-breakdown-insight','largest-contentful-paint-element','lcp-discovery-insight']) { const x = lhr.audits[a]; console.log(a, x?.numericValue, a==='long-tasks' || a==='network-requests' || a.startsWith('l') && x ? String(JSON.stringify(x.details)).slice(0,2500) +  JSON.stringify((x.details?.items??[]).map(i=>[i.url?.slice(-30), i.startTime??i.networkRequestTime, i.duration, i.transferSize, i.priority, i.networkEndTime])) : ''); }
}, [`--remote-debugging-port=${port}`]);
