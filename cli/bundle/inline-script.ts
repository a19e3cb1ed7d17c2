// The one script in the html: it sets edition and locale before the first paint, so that a stored
// choice never flashes the default. `?edition=` and `?locale=` make a choice from a link, once. It also
// asks for the home page's largest picture, which depends on the edition and is needed there only.
import { EDITION_KEY, LOCALE_KEY } from "#contract/storage-keys.ts";
import type { EditionArt } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";

export function inlineScript(
  manifest: Pick<Manifest, "editions" | "locales">,
  hero: EditionArt,
): string {
  const { editions, locales } = manifest;
  const arguments_ = [
    JSON.stringify([EDITION_KEY, editions.offered, editions.default]),
    JSON.stringify([LOCALE_KEY, locales.offered, locales.default]),
    JSON.stringify(hero),
  ].join(",");
  return (
    `!function(e,l,h){var d=document.documentElement,q=new URLSearchParams(location.search);` +
    `function p(s){var k=s[0],v=q.get(k),t;try{t=localStorage.getItem(k)}catch(x){}` +
    `if(s[1].indexOf(v)>=0){t=v;try{localStorage.setItem(k,v)}catch(x){}}` +
    `return s[1].indexOf(t)>=0?t:s[2]}` +
    `d.dataset.edition=p(e);d.lang=p(l);` +
    `if(/^\\/(?:home)?$/.test(location.pathname)){var i=document.createElement("link");` +
    `i.rel="preload";i.as="image";i.type="image/svg+xml";i.fetchPriority="high";` +
    `i.href=h[d.dataset.edition];document.head.append(i)}` +
    `if(q.has(e[0])||q.has(l[0])){q.delete(e[0]);q.delete(l[0]);` +
    `history.replaceState(null,"",location.pathname+(q.size?"?"+q:"")+location.hash)}` +
    `}(${arguments_})`
  );
}
