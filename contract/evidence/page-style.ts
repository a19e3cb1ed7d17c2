// Styles of the evidence page: paper, on a phone, on a screen and printed. It loads nothing.
export const PAGE_STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#eceef1;color:#16191d;font:15px/1.6 system-ui,-apple-system,"PingFang SC","PingFang TC","Microsoft YaHei","Microsoft JhengHei","Noto Sans CJK SC",sans-serif}
main{max-width:820px;margin:0 auto;padding:40px 48px;background:#fff}
header{border-bottom:3px double #16191d;padding-bottom:20px;margin-bottom:28px}
header .brand{margin:0;font-size:18px;font-weight:700;letter-spacing:.04em}
h1{margin:4px 0 12px;font-size:30px;line-height:1.25;letter-spacing:.12em}
h2{margin:36px 0 12px;padding-bottom:6px;border-bottom:1px solid #16191d;font-size:18px;break-after:avoid}
h3{margin:20px 0 8px;font-size:16px;break-after:avoid}
h4{margin:16px 0 6px;font-size:15px;break-after:avoid}
p,ul,ol{margin:8px 0}
dl{margin:0;display:grid;grid-template-columns:1fr 1fr;column-gap:32px}
dl>div{display:grid;grid-template-columns:8.5em minmax(0,1fr);gap:12px;padding:5px 0;border-bottom:1px solid #dfe2e6;break-inside:avoid}
dt{color:#565d66}
dd,td{white-space:pre-line}
dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd p{margin:0}
.one dl{grid-template-columns:1fr}
article{padding:0 0 8px}
.part{margin:8px 0 8px 12px;padding-left:16px;border-left:3px solid #dfe2e6}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:6px 10px;border:1px solid #c9ced5;text-align:left;vertical-align:top}
th{background:#f3f5f7;font-weight:600}
.money td,.money th{white-space:nowrap}
.money td{white-space:pre}
.money td+td+td,.money th+th+th{text-align:right}
.state{display:inline-block;margin:0 0 8px;padding:2px 12px;border:1px solid #16191d;border-radius:3px;font-weight:600}
.proof{margin-top:36px;padding:16px 20px;border:1px solid #16191d}
.proof h2{margin-top:0;border:0;padding:0}
code{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.rules{font-size:14px}
@media (max-width:640px){
.money{font-size:13px}
main{padding:24px 16px}
h1{font-size:24px}
dl{grid-template-columns:1fr}
dl>div{grid-template-columns:7.5em minmax(0,1fr)}
th,td{padding:5px 7px}
}
@media print{
body{background:#fff;font-size:10.5pt}
main{max-width:none;padding:0}
.wide{overflow:visible}
.rules{font-size:9pt}
tr{break-inside:avoid}
@page{margin:16mm}
}
`;
