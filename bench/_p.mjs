import { withBrowser } from './_browser.mjs';
import { readFileSync } from 'node:fs';
const dist=process.argv[2]??'dist';
await withBrowser({'/site/':dist},{},async(a,b)=>{
 for(let k=0;k<2;k++){
 const c=await b.newContext({viewport:{width:412,height:823}}); const p=await c.newPage();
 await b.startTracing(p,{categories:['devtools.timeline','disabled-by-default-devtools.timeline']});
 await p.goto(a+'/site/index.html'); await p.waitForTimeout(2500);
 const t=JSON.parse((await b.stopTracing()).toString()).traceEvents;
 const main=t.find(e=>e.name==='FunctionCall'||e.name==='EvaluateScript'||e.name==='ParseHTML');
 const ev=t.filter(e=>e.ph==='X'&&e.pid===main.pid&&e.tid===main.tid);
 const nav=t.find(e=>e.name==='navigationStart'&&e.args?.data?.documentLoaderURL?.includes('index.html'))?.ts??ev[0].ts;
 const fcp=t.find(e=>e.name==='firstContentfulPaint');
 console.log('fcp',((fcp?.ts-nav)/1000)|0);
 const tasks=ev.filter(e=>/RunTask/.test(e.name)&&(e.tdur??e.dur)>8000).sort((x,y)=>x.ts-y.ts);
 for(const T of tasks){const inn=ev.filter(e=>e!==T&&e.ts>=T.ts&&e.ts+e.dur<=T.ts+T.dur&&(e.tdur??e.dur)>2500&&!/RunTask/.test(e.name)).map(e=>e.name+':'+((e.tdur??e.dur)/1000|0)+(e.args?.data?.url?'@'+e.args.data.url.split('/').pop().slice(0,18):''));
  console.log(((T.ts-nav)/1000)|0,'wall',(T.dur/1000)|0,'cpu',((T.tdur??0)/1000)|0,inn.join(' '));}
 await c.close();}
});
