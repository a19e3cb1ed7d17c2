export const GALLERY_STYLE = `
body{padding-bottom:5rem}
header,main{max-width:110rem;margin:auto;padding:0 1.5rem}
header{padding-top:2.5rem}header p{margin:.25rem 0 0;color:var(--soft)}
form{position:sticky;top:0;z-index:1;margin:1.25rem 0 0;background:light-dark(#eef1f4f2,#0c0f12f2);border-block:1px solid var(--line)}
form>div{max-width:110rem;margin:auto;padding:.75rem 1.5rem;display:flex;flex-wrap:wrap;gap:.625rem 1.75rem;align-items:center}
fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.375rem;align-items:center}legend{float:left;margin-right:.5rem;padding:0;font-size:.8125rem;color:var(--soft)}
label.pick{display:flex;align-items:center;min-height:2rem;padding:0 .75rem;border:1px solid var(--line);border-radius:999px;background:var(--card);font-size:.875rem;cursor:pointer}
label.pick:has(:checked){border-color:var(--mark);color:var(--mark);font-weight:600}label.pick input{position:absolute;opacity:0}
label.pick:has(:focus-visible){outline:2px solid #3b82f6;outline-offset:2px}
input[type=search]{min-height:2rem;width:11rem;padding:0 .75rem;border:1px solid light-dark(#7c8894,#6b7682);border-radius:999px;background:var(--card);color:inherit;font:inherit;font-size:.875rem}
.count{margin-left:auto;font-size:.875rem;color:var(--soft)}
main>section{padding-top:2rem}h2{margin:0 0 .875rem;font-size:1.25rem}h2 small{margin-left:.625rem;font-weight:400;font-size:.875rem;color:var(--soft)}
.row{display:flex;flex-wrap:wrap;gap:1.25rem;align-items:flex-start}
figure{margin:0;width:25.75rem;max-width:100%;background:var(--card);border-radius:12px;overflow:hidden;outline:1px solid var(--line)}figure.narrow{width:9.5rem}
figure:has([data-choose]:checked){outline:3px solid var(--mark)}
figure a{display:block}figure img{display:block;width:100%;height:auto;background:var(--quiet)}
figcaption{display:flex;gap:.5rem;justify-content:space-between;align-items:center;padding:.5rem .75rem;font-size:.8125rem}figcaption span{color:var(--soft)}
.narrow figcaption{flex-direction:column;align-items:flex-start;gap:.125rem}.narrow figcaption span{display:block}
figcaption label{display:flex;align-items:center;gap:.375rem;min-height:1.5rem;white-space:nowrap;cursor:pointer}figcaption input{width:1rem;height:1rem;margin:0}
button{min-height:2.25rem;padding:0 1rem;border:1px solid var(--line);border-radius:999px;background:var(--card);color:inherit;font:inherit;font-size:.875rem;cursor:pointer}
button.main{background:#1d4ed8;border-color:#1d4ed8;color:#fff}button:disabled{opacity:.55;cursor:default}
#chosen{position:fixed;inset:auto 0 1.25rem;z-index:2;width:fit-content;margin:auto;display:flex;gap:.75rem;align-items:center;padding:.625rem .75rem .625rem 1.25rem;border-radius:999px;background:var(--card);box-shadow:0 8px 32px #0006;font-size:.875rem}
dialog{width:min(100vw - 2rem,120rem);max-width:none;max-height:calc(100dvh - 2rem);padding:1rem 1.25rem 1.25rem;border:0;border-radius:16px;background:var(--ground);color:inherit}dialog::backdrop{background:#000b}
dialog>div:first-child{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;margin-bottom:1rem}dialog h2{margin:0}#close{margin-left:auto}#slide{flex:1;min-width:12rem}
#stage{display:flex;gap:1rem;align-items:flex-start}#stage figure{flex:1 1 0;width:auto;min-width:0}#stage img{max-height:calc(100dvh - 11rem);object-fit:contain;object-position:top}
#stage.over{display:grid}#stage.over figure{grid-area:1/1}#stage.over figure+figure{clip-path:inset(0 0 0 var(--cut));background:none;outline:0}#stage.over figure+figure figcaption{justify-content:flex-end}
.none{padding:4rem 0;text-align:center;color:var(--soft)}
@media (max-width:40rem){header,main,form>div{padding-inline:1rem}figure{width:100%}form{position:static}figure.narrow{width:calc(50% - .625rem)}#stage{flex-direction:column}#stage figure{width:100%}.count{margin-left:0}}
@media print{form,#chosen{display:none}figure{break-inside:avoid}}
`;
