/** Of reports in English: a column of text and tables. */
export const REPORT_STYLE = `
body{max-width:1180px;margin:0 auto;padding:32px 24px;background:var(--card);font-size:15px;line-height:1.55;overflow-wrap:anywhere}
h2{font-size:21px;margin:48px 0 4px;scroll-margin-top:16px}
h3{font-size:15px;margin:24px 0 0}
p{margin:0 0 8px}
nav{display:flex;flex-wrap:wrap;gap:8px 20px;margin-top:16px}
code,.value{font:13px/1.45 ui-monospace,Menlo,Consolas,monospace}
.soft,th{color:var(--soft)}
.rows{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th{font-weight:500;text-align:left}
th,td{padding:7px 12px 7px 0;border-top:1px solid var(--line);vertical-align:top;min-width:72px}
td:first-child{min-width:200px}
summary{cursor:pointer;color:var(--soft)}
.box{display:inline-block;width:40px;height:22px;margin-right:8px;vertical-align:middle;border:1px solid var(--line);border-radius:5px;overflow:hidden;background:repeating-conic-gradient(#d9d6ce 0 25%,#fff 0 50%) 0 0/10px 10px}
.box>span{display:block;height:100%}
.sample{display:inline-block;padding:6px 12px;border-radius:6px;white-space:nowrap}
.fails{color:light-dark(#a3142b,#ff9aa8);font-weight:620}
.passes{color:light-dark(#1c6b41,#7fd6a5)}
footer{margin-top:56px;padding-top:18px;border-top:1px solid var(--line);color:var(--soft);font-size:13px}
`;
