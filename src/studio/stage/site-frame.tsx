import { useEffect, useRef, useState } from "react";
import type { FromFrame } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { onPicked, useStudio } from "../studio-store.ts";
import { frameAddress, type Shown } from "./frame-address.ts";
import { followFrame, tellFrame } from "./frames.ts";

interface SiteFrameProps {
  readonly shown: Shown;
  /** Host below the frame's own label. */
  readonly site: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Follows the brand as it is edited; the other side of a comparison does not. */
  readonly isLive: boolean;
}

/** The site in a window of its own size, drawn smaller. */
export function SiteFrame({ shown, site, title, width, height, scale, isLive }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [own, setOwn] = useState(() => useStudio.getState().path);
  const path = useStudio((studio) => studio.path);
  const [isReady, setReady] = useState(false);
  useFrameMessages(frame, (message) => {
    if (message.frame === "ready") setReady(true);
    if (message.frame === "ready" || message.frame === "moved") {
      setOwn(message.path);
      if (frame.current?.matches(":hover") === true) useStudio.setState({ path: message.path });
    }
    if (message.frame === "ready" && frame.current !== null) tellAll(frame.current, isLive);
    if (message.frame === "picked") onPicked(message);
    if (message.frame === "scrolled" && frame.current?.matches(":hover") === true)
      tellOthers(frame.current, message.share);
  });
  useToldState(frame, isLive);
  const wanted = useRef(path);
  if (wanted.current !== path && own !== path) wanted.current = path;
  const address = frameAddress(shown, site, wanted.current, location.port);
  return (
    <div className={box} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        src={address}
        className={iframe}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={() => setReady(true)}
      />
      {!isReady && <div className={veil}>Loading…</div>}
    </div>
  );
}

function useFrameMessages(
  frame: { readonly current: HTMLIFrameElement | null },
  onMessage: (message: FromFrame) => void,
): void {
  const last = useRef(onMessage);
  last.current = onMessage;
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    return followFrame(current, (message) => last.current(message));
  }, [frame]);
}

function useToldState(
  frame: { readonly current: HTMLIFrameElement | null },
  isLive: boolean,
): void {
  const sheet = useStudio(({ state }) => state?.css ?? null);
  const isPicking = useStudio((studio) => studio.isPicking);
  const marked = useStudio((studio) => studio.marked);
  useEffect(() => {
    if (isLive && sheet !== null && frame.current !== null)
      tellFrame(frame.current, { studio: "css", css: sheet });
  }, [frame, sheet, isLive]);
  useEffect(() => {
    if (frame.current !== null) tellFrame(frame.current, { studio: "pick", on: isPicking });
  }, [frame, isPicking]);
  useEffect(() => {
    if (frame.current !== null) tellFrame(frame.current, { studio: "mark", token: marked });
  }, [frame, marked]);
}

/** After the frame has loaded. */
function tellAll(frame: HTMLIFrameElement, isLive: boolean): void {
  const { state, isPicking, marked } = useStudio.getState();
  if (isLive && state?.css != null) tellFrame(frame, { studio: "css", css: state.css });
  if (isPicking) tellFrame(frame, { studio: "pick", on: true });
  if (marked !== null) tellFrame(frame, { studio: "mark", token: marked });
}

function tellOthers(frame: HTMLIFrameElement, share: number): void {
  for (const other of document.querySelectorAll("iframe"))
    if (other !== frame) tellFrame(other, { studio: "scroll", share });
}

const box = css({
  position: "relative",
  overflow: "hidden",
  borderRadius: "md",
  boxShadow: "3",
  background: "surface",
});
const iframe = css({
  border: "none",
  transformOrigin: "[0 0]",
  maxWidth: "none!",
  background: "[#fff]",
});
const veil = css({
  position: "absolute",
  inset: "0",
  display: "grid",
  placeItems: "center",
  background: "surface",
  color: "text-muted",
});
