// The scripts in the html. The first sets edition and locale before the first paint, so that a stored
// choice never flashes the default. `?edition=` and `?locale=` make a choice from a link, once. It also
// asks for what depends on the address, the home page's largest picture or the files of another page, and
// says which parts of the markup in the html are not this visit's: `data-static` on <html>, read by
// src/styles.css. The second stands after that markup and puts right what a style cannot.
import { EDITION_KEY, LOCALE_KEY, RAIL_KEY, TOKEN_KEY } from "#contract/storage-keys.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { OTHER_EDITION } from "#contract/static-shell.ts";
import type { FilesAhead } from "./files-ahead.ts";

type ScriptFacts = Pick<Manifest, "editions" | "locales"> & {
  readonly layout: Pick<Manifest["layout"], "header">;
};

/** @param routes of the site: some have no frame around them */
export function inlineScript(
  { editions, locales, layout }: ScriptFacts,
  ahead: FilesAhead,
  routes: readonly RouteSpec[],
): string {
  const frameless = routes
    .filter((route) => route.layout === "plain")
    .map((route) => route.path.replace(/\/\*$/, ""));
  const arguments_ = [
    JSON.stringify([EDITION_KEY, editions.offered, editions.default]),
    JSON.stringify([LOCALE_KEY, locales.offered, locales.default]),
    JSON.stringify(frameless),
    ...packed(ahead),
  ].join(",");
  // A folded rail is another frame.
  const folded = layout.header === "side" ? `||g("${RAIL_KEY}")=="folded"` : "";
  return (
    `!function(e,l,f,n,r){var d=document.documentElement,q=new URLSearchParams(location.search),` +
    `w=location.pathname,m=/^\\/(?:home)?$/.test(w),a,b;` +
    `function g(k){try{return localStorage.getItem(k)}catch(x){}}` +
    `function p(s){var k=s[0],v=q.get(k),t=g(k);` +
    `if(s[1].indexOf(v)>=0){t=v;try{localStorage.setItem(k,v)}catch(x){}}` +
    `return s[1].indexOf(t)>=0?t:s[2]}` +
    `d.dataset.edition=a=p(e);d.lang=b=p(l);` +
    `d.dataset.static=[(b!=l[2]||f.some(function(x){return w.indexOf(x)==0})${folded})&&"none",` +
    `!m&&"page",a!=e[2]&&"art",g("${TOKEN_KEY}")&&"member"].filter(Boolean).join(" ");` +
    `function k(r,t,u,c){var i=document.createElement("link");i.rel=r;i.as=t;i.fetchPriority=c;` +
    `i.href=u;document.head.append(i)}` +
    `n=n.split(" ");r=r.split("|").map(function(x){return x.split(" ")}).filter(function(x){` +
    `return m?!x[0]:x[0]&&w.indexOf(x[0])==0});` +
    `r.forEach(function(x){if(x[0]==r[0][0]&&(!x[1]||x[1]==a||x[1]==b))x.slice(2).forEach(function(u){` +
    `u=n[u];if(!/\\//.test(u))u="core/"+u+".js";` +
    `var i=/css$/.test(u)?"style":/js$/.test(u)?"":"image";` +
    `k(i?"preload":"modulepreload",i,"/"+u,i=="image"?"high":"low")})});` +
    `if(q.has(e[0])||q.has(l[0])){q.delete(e[0]);q.delete(l[0]);` +
    `history.replaceState(null,"",w+(q.size?"?"+q:"")+location.hash)}` +
    `}(${arguments_})`
  );
}

/** Two strings: each name once, and the places of the names. A chunk goes by its bare name. */
function packed(ahead: FilesAhead): string[] {
  const files = [...new Set(ahead.flatMap(([, names]) => names))];
  const rows = ahead.map(([start, names, only = ""]) =>
    [start, only, ...names.map((name) => files.indexOf(name))].join(" "),
  );
  const names = files.map((file) => /^core\/([^/]+)\.js$/.exec(file)?.[1] ?? file);
  return [JSON.stringify(names.join(" ")), JSON.stringify(rows.join("|"))];
}

/** The pictures of the chosen edition, and the place in the navigation of the page that is opened. */
export const SHELL_SCRIPT =
  `!function(d){var s=d.documentElement.dataset.static,w=location.pathname;` +
  `function each(c,f){d.querySelectorAll("[data-shell] "+c).forEach(f)}` +
  `if(/art/.test(s))each("[${OTHER_EDITION}]",function(i){` +
  `i.src=i.getAttribute("${OTHER_EDITION}");i.removeAttribute("${OTHER_EDITION}")});` +
  `if(/page/.test(s))each("nav a",function(a){var h=a.getAttribute("href");` +
  `if(w==h||w.indexOf(h+"/")==0)a.setAttribute("aria-current","page");` +
  `else a.removeAttribute("aria-current")})` +
  `}(document)`;
