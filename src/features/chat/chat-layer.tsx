// The chat of any page: beside it on a desktop, a sheet over it where there is no room beside it. It connects when it is first opened.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { gameOfRoom } from "#contract/chat-rooms.ts";
import { cva } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { closeChat, useChatPanel } from "#domain/chat/chat-panel.ts";
import { useChatBeside } from "#domain/chat/use-chat-beside.ts";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { chat, runChat } from "./client/chat-deps.ts";

export function Layer() {
  const rid = useChatPanel((panel) => panel.rid);
  return rid === null ? null : <OpenChat rid={rid} />;
}

function OpenChat({ rid }: { readonly rid: string }) {
  const { t } = useTranslation("chat");
  const beside = useChatBeside();
  useEffect(runChat, []);
  useEffect(() => chat.enter(rid), [rid]);
  const title = chat.useState(({ room }) => room?.title ?? t("title"));
  if (beside) return <Dock rid={rid} />;
  return (
    <Sheet open title={title} onClose={closeChat}>
      <Stack height="[72dvh]" marginInline="-4" marginBottom="-6" data-writes="">
        <ChatPanel key={rid} />
      </Stack>
    </Sheet>
  );
}

/** Not modal: the page beside it stays in use. */
function Dock({ rid }: { readonly rid: string }) {
  const { t } = useTranslation("chat");
  // Beside a match the bet slip is on the right: it stays in use.
  const [side, setSide] = useState<"left" | "right">(gameOfRoom(rid) === null ? "right" : "left");
  const other = side === "left" ? "right" : "left";
  const edge = usePageEdge(side);
  const opener = useRef(document.activeElement);
  const dock = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = opener.current;
    const close = (event: KeyboardEvent) => {
      // What lies over the chat, such as the emoji, closes first and prevents the default.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (event.target instanceof Node && dock.current?.contains(event.target)) closeChat();
    };
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("keydown", close);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside
      ref={dock}
      aria-label={t("title")}
      className={frame({ side })}
      style={side === "left" ? { marginLeft: edge } : undefined}
    >
      <ChatPanel
        key={rid}
        focused
        onClose={closeChat}
        move={{ to: other, act: () => setSide(other) }}
      />
    </aside>
  );
}

/**
 * Has the page leave the room of the dock on one side.
 * @returns where the page begins: beside a rail, in some layouts
 */
function usePageEdge(side: "left" | "right"): number {
  const [edge, setEdge] = useState(0);
  useLayoutEffect(() => {
    const root = document.documentElement.classList;
    const classes = pageRoom({ side }).split(" ");
    root.add(...classes);
    return () => root.remove(...classes);
  }, [side]);
  useLayoutEffect(() => {
    const page = document.querySelector("main");
    if (page === null) return;
    const measured = new ResizeObserver(() => setEdge(page.offsetLeft));
    measured.observe(page);
    return () => measured.disconnect();
  }, []);
  return edge;
}

const ROOM = "calc({sizes.96} + {spacing.4})";
/** Of the document: its page and footer end before the dock. */
const pageRoom = cva({
  variants: {
    side: {
      left: { "& :is(main, [data-ground=footer])": { paddingLeft: `[${ROOM}]` } },
      right: { "& :is(main, [data-ground=footer])": { paddingRight: `[${ROOM}]` } },
    },
  },
});
const frame = cva({
  base: {
    position: "fixed",
    bottom: "4",
    zIndex: "sheet",
    display: "grid",
    width: "96",
    height: "[calc(100dvh - 8.75rem)]",
    borderRadius: "xl",
    background: "surface-overlay",
    boxShadow: "3-edge",
    color: "text",
    overflow: "hidden",
    animation: "rise {durations.base} {easings.out}",
  },
  variants: {
    side: { left: { left: "4" }, right: { right: "4" } },
  },
});
