// The frames that show the site: what they are told, and who of them speaks.
import type { FromFrame, ToFrame } from "#contract/studio.ts";

type Listener = (message: FromFrame) => void;

const frames = new Map<HTMLIFrameElement, Listener>();

/** @returns what ends it */
export function followFrame(frame: HTMLIFrameElement, listener: Listener): () => void {
  if (frames.size === 0) window.addEventListener("message", onMessage);
  frames.set(frame, listener);
  return () => {
    frames.delete(frame);
    if (frames.size === 0) window.removeEventListener("message", onMessage);
  };
}

/** Frames whose site listens. */
const ready = new WeakSet<HTMLIFrameElement>();

/** The message goes to the frame's own origin only. */
export function tellFrame(frame: HTMLIFrameElement, message: ToFrame): void {
  if (ready.has(frame)) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}

function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
  for (const [frame, listener] of frames)
    if (
      frame.contentWindow === source &&
      new URL(frame.src).origin === origin &&
      isFromFrame(data)
    ) {
      ready.add(frame);
      listener(data);
    }
}

function isFromFrame(data: unknown): data is FromFrame {
  return typeof data === "object" && data !== null && "frame" in data;
}
