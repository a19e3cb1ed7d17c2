import { useEffect, useRef, useState } from "react";
import type { Edition, Locale } from "#contract/locales.ts";
import { css } from "#styled/css/index.js";
import { useCompare } from "../state/compare-store.ts";
import { useStudio } from "../state/studio-store.ts";
import { CompareStage } from "./compare-stage.tsx";
import { keyOf, type Shown } from "./frame-address.ts";
import { SiteFrame } from "./site-frame.tsx";
import { type Room, stageLayout, WIDTHS } from "./stage-layout.ts";

export const LOCALE_TITLES: Readonly<Record<Locale, string>> = { "zh-CN": "简体", "zh-TW": "繁體" };
const EDITION_TITLES: Readonly<Record<Edition, string>> = {
  classic: "Classic",
  professional: "Professional",
};

/** The live site, side by side in all that is switched on. */
export function Stage() {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const other = useCompare(({ shown }) => shown);
  return (
    <div ref={place} className={stage}>
      {room !== null &&
        (other === null ? <Frames room={room} /> : <CompareStage room={room} other={other} />)}
    </div>
  );
}

function Frames({ room }: { readonly room: Room }) {
  const id = useStudio(({ state }) => state?.brand.id ?? "");
  const { editions, locales, devices } = useShown();
  const rows = editions.flatMap((edition) => locales.map((locale) => ({ edition, locale })));
  const { scale, height } = stageLayout(room, devices, rows.length);
  return (
    <div className={grid} data-phones={!devices.includes("desktop") || undefined}>
      {rows.map(({ edition, locale }) => (
        <section
          key={`${edition} ${locale}`}
          className={row}
          aria-label={`${EDITION_TITLES[edition]}, ${LOCALE_TITLES[locale]}`}
        >
          {devices.map((device) => {
            const shown: Shown = { edition, locale, device };
            const title = `${EDITION_TITLES[edition]} · ${LOCALE_TITLES[locale]} · ${WIDTHS[device]} px`;
            return (
              <figure key={keyOf(shown)} className={figure}>
                <figcaption className={caption}>{title}</figcaption>
                <SiteFrame
                  shown={shown}
                  site={`${id}.localhost`}
                  title={title}
                  width={WIDTHS[device]}
                  height={height}
                  scale={scale}
                  isLive
                />
              </figure>
            );
          })}
        </section>
      ))}
    </div>
  );
}

function useShown() {
  const editions = useStudio((studio) => studio.editions);
  const locales = useStudio((studio) => studio.locales);
  const devices = useStudio((studio) => studio.devices);
  return { editions, locales, devices };
}

function useRoom(place: { readonly current: HTMLElement | null }): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setRoom({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return room;
}

const stage = css({
  minWidth: "0",
  minHeight: "0",
  overflow: "auto",
  background: "surface-sunken",
  scrollbarWidth: "thin",
});
const grid = css({
  display: "grid",
  gap: "6",
  justifyContent: "center",
  padding: "6",
  "&[data-phones]": { gridAutoFlow: "column" },
});
const row = css({ display: "flex", gap: "6" });
const figure = css({ display: "grid", gap: "2" });
const caption = css({ color: "text-muted", fontSize: "2xs", height: "5" });
