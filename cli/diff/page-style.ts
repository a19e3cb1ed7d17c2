/** The stylesheet of the page, without the colours of the brands. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--canvas:#f4f3ef;--card:#fff;--line:#dedbd3;--ink:#1d1c1a;--soft:#5d5a54;--accent:#3a3f9f;--bad:#a3142b;--bad-ground:#fbeaec;--good:#1c6b41;--gone:#8f1d2c;--come:#1c6b41;--check:#d9d6ce}
@media (prefers-color-scheme:dark){:root{--canvas:#131317;--card:#1c1c22;--line:#35353e;--ink:#eeece7;--soft:#aaa69d;--accent:#aab2ff;--bad:#ff9aa8;--bad-ground:#3a1a21;--good:#7fd6a5;--gone:#ff9aa8;--come:#7fd6a5;--check:#3a3a44}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
main,header{max-width:1180px;margin:0 auto;padding:0 24px}
header{padding-top:44px}
h1{font-size:clamp(24px,4vw,34px);line-height:1.2;letter-spacing:-.015em;margin:0 0 6px;font-weight:680;overflow-wrap:anywhere}
h2{font-size:21px;letter-spacing:-.01em;margin:52px 0 4px;font-weight:660;scroll-margin-top:16px}
h3{font-size:15px;margin:0;font-weight:620}
p{margin:0 0 12px}
.soft,dt,th,.legend{color:var(--soft)}
code,.value{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.tiles{display:flex;flex-wrap:wrap;gap:10px;margin:24px 0 0}
.tiles a,.tiles div{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:11px 16px 12px;min-width:104px;color:inherit;text-decoration:none;display:block;font-size:14px}
.tiles b{display:block;font-size:26px;line-height:1.15;font-weight:640;font-variant-numeric:tabular-nums}
.tiles a:hover{border-color:var(--accent)}
.tiles .all-brands{background:var(--ink);border-color:var(--ink);color:var(--canvas)}
.tiles .bad b{color:var(--bad)}
.group{background:var(--card);border:1px solid var(--line);border-radius:14px;margin:16px 0 0;padding:18px 20px 20px}
.brands{margin:4px 0 14px;color:var(--soft);font-size:14px}
details{margin:0}
summary{cursor:pointer;font-size:14px;width:fit-content;border-radius:6px;padding:1px 2px}
summary:hover{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.ids{columns:150px auto;column-gap:20px;margin:8px 0 0;padding:0;list-style:none;font-size:13px}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(224px,1fr));gap:18px;margin:0;padding:0;list-style:none}
.cards>li{min-width:0}
.name{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:baseline;margin:0 0 6px}
.cards:not(.pairs) .name code{flex-basis:100%}
.name code{font-weight:600;color:var(--ink)}
.chip{font-size:12px;color:var(--soft);border:1px solid var(--line);border-radius:99px;padding:0 8px;white-space:nowrap}
.pair{display:grid;grid-template-columns:1fr 1fr;border-radius:10px;overflow:hidden;border:1px solid var(--line);height:64px}
.strip{display:flex;border-radius:10px;overflow:hidden;border:1px solid var(--line);height:64px}
.strip>span{flex:1 1 0;display:grid;grid-template-rows:1fr 1fr;gap:2px}
.strip+details,.pair+details{margin-top:4px}
.check{background:repeating-conic-gradient(var(--check) 0 25%,var(--card) 0 50%) 0 0/14px 14px}
.fill{display:block;width:100%;height:100%}
.values{display:flex;justify-content:space-between;gap:12px;margin:5px 0 0}
.values>:last-child{text-align:right}
.plain{display:grid;gap:2px;margin:0 0 6px;border-left:3px solid var(--line);padding:2px 0 2px 10px}
.was::before,.is::before{display:inline-block;width:1.3em;color:var(--soft)}
.was::before{content:"−"}.is::before{content:"+"}
.nothing{color:var(--soft);font-style:italic}
.shapes{display:flex;gap:22px;align-items:center;padding:14px 8px;height:64px}
.shape{width:76px;height:40px;background:#fff;border:1px solid #8b8780}
.shapes:has(.shadow){background:#f1efea;border-radius:10px}.shape.shadow{border-radius:8px}
.all{list-style:none;margin:8px 0 0;padding:0;display:grid;gap:6px;font-size:13px}
.all li{display:grid;grid-template-columns:36px 1fr;gap:10px;align-items:center}
.dot{width:36px;height:20px;border-radius:5px;overflow:hidden;display:grid;grid-template-columns:1fr 1fr;border:1px solid var(--line)}
table{border-collapse:collapse;width:100%;font-size:14px;table-layout:fixed}
.rows th{width:31%}.rows th:first-child{width:25%}.rows th.in{width:13%}
th{font-weight:500;text-align:left;font-size:13px}
th,td{padding:7px 12px 7px 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
tr:first-child>th{border-top:0}
.rows{overflow-x:auto}
td.old{color:var(--gone)}td.new{color:var(--come)}
.pairs{grid-template-columns:repeat(auto-fill,minmax(250px,1fr))}
.pairs>li{display:flex;flex-direction:column}
.pairs .name{flex:1;align-content:flex-start}
.sample{display:grid;gap:1px;background:var(--line);border-radius:10px;overflow:hidden;border:1px solid var(--line)}
.sample>span{padding:9px 14px;font-size:15px;line-height:1.45;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.sample.large>span{font-size:20px;line-height:1.2;font-weight:600}
.far{margin-top:18px}.far>summary{margin-bottom:16px}
.where{margin:0;font-size:13px;color:var(--soft)}
.ratio{font-size:14px;white-space:nowrap}
.ratio b{font-variant-numeric:tabular-nums;font-weight:620}
.fails{color:var(--bad);font-weight:620}.passes{color:var(--good)}
.problem{background:var(--bad-ground);border-radius:12px;padding:12px 16px;margin:12px 0 0}
.problem p{margin:4px 0 0}
footer{max-width:1180px;margin:56px auto 0;padding:18px 24px 48px;color:var(--soft);font-size:13px;border-top:1px solid var(--line)}
@media (max-width:640px){main,header,footer{padding-left:16px;padding-right:16px}header{padding-top:26px}.group{padding:14px 14px 16px}.cards{grid-template-columns:1fr}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}.tiles a,.tiles div{min-width:0;padding:9px 12px 10px;font-size:13px;line-height:1.35}.rows table,.rows tbody,.rows tr,.rows td{display:block}.rows tr:first-child{display:none}.rows tr{border-top:1px solid var(--line);padding:8px 0}.rows td{border:0;padding:1px 0}}
@media print{.group{break-inside:avoid}}
`;
