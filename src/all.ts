import {readSite} from './content/site';
import {listFiles} from './tools/listFiles';
import {pageInFile} from './content/site';
import {checkStyle} from './checks/style';
import {foreignWordsOf} from './checks/style/spelling';
import {sentences} from './checks/sentences';
import {wording} from './checks/wording';
import {productNames} from './checks/productNames';
import {formatFault} from './checks/fault';
const site=readSite('/work/spell');
const names=process.argv.slice(2);
const words=new Map<string,number>();
for(const f of listFiles(site)){const p=pageInFile(site,f); if(names[0]!=='words')
 for(const x of [...checkStyle(p,site),...[sentences,wording,productNames].flatMap(c=>c(p,site))])console.log(formatFault(x,f,'/work/spell'));
 else for(const {word} of foreignWordsOf(p))words.set(word,(words.get(word)??0)+1);}
if(names[0]==='words'){const {nameIndexOf}=require('./content/nameIndex');const known=new Set(site.versions.flatMap(v=>{const i=nameIndexOf(v);return [...i.commands.keys(),...i.members.keys(),...[...i.classes.values()].map((c:any)=>c.name)]}));
console.log([...words].filter(([w])=>!known.has(w)).sort((a,b)=>a[0].localeCompare(b[0])).map(([w,c])=>w+' '+c).join('\n'));console.log(process.cpuUsage());}
