import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { FromFrame } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { onPicked, useStudio } from "../state/studio-store.ts";
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
  const [isReady, setReady] = useState(false);
  const { target, follow } = useFollowedPath();
  useFrameMessages(frame, (message, from) => {
    const isUsed = isInUse(from);
    if (message.frame === "ready") {
      setReady(true);
      tellAll(from, isLive);
    }
    if (message.frame === "ready" || message.frame === "moved") follow(message.path, isUsed);
    if (message.frame === "picked") onPicked(message);
    if (message.frame === "scrolled" && isUsed) tellOthers(from, message.share);
  });
  useToldState(frame, isLive);
  const address = frameAddress(shown, site, target, location.port);
  return (
    <div className={box} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        src={address}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the site has another origin than this page
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
        className={iframe}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={() => setReady(true)}
      />
      {!isReady && <div className={veil}>Loading…</div>}
    </div>
  );
}

/** The frame that is pointed at, or else the one with the focus: keys scroll and follow links, too. */
const isInUse = (frame: HTMLIFrameElement): boolean =>
  (document.querySelector("iframe:hover") ?? document.activeElement) === frame;

/** The page that the frame is sent to: where another frame went, unless it is there already. */
function useFollowedPath() {
  const [target, setTarget] = useState(() => useStudio.getState().path);
  const own = useRef(target);
  useEffect(
    () =>
      useStudio.subscribe(({ path }, before) => {
        if (path === before.path || path === own.current) return;
        own.current = path;
        setTarget(path);
      }),
    [],
  );
  const follow = (path: string, isUsed: boolean) => {
    own.current = path;
    if (isUsed) useStudio.setState({ path });
  };
  return { target, follow };
}

function useFrameMessages(
  frame: { readonly current: HTMLIFrameElement | null },
  onMessage: (message: FromFrame, from: HTMLIFrameElement) => void,
): void {
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    return followFrame(current, (message) => hear(message, current));
  }, [frame]);
}

function useToldState(
  frame: { readonly current: HTMLIFrameElement | null },
  isLive: boolean,
): void {
  const sheet = useStudio(({ state }) => state?.css ?? null);
  const isPicking = useStudio((studio) => studio.isPicking);
  const marked = useStudio((studio) => studio.marked);
  // Before the panel is painted: the frames are what the person looks at.
  useLayoutEffect(() => {
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
  transformOrigin: "0 0",
  maxWidth: "none",
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
