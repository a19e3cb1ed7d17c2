import {
  type LucideIcon,
  Globe,
  Image,
  Landmark,
  LayoutTemplate,
  Menu,
  Palette,
  Ruler,
  ScrollText,
  ToggleRight,
  Type,
} from "lucide-react";
import { type ComponentType, useEffect } from "react";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { ColoursPanel } from "./panels/colours-panel.tsx";
import { DrawingsPanel } from "./panels/drawings-panel.tsx";
import { FactsPanel } from "./panels/facts-panel.tsx";
import { LayoutPanel } from "./panels/layout-panel.tsx";
import { LegalPanel } from "./panels/legal-panel.tsx";
import { NavPanel } from "./panels/nav-panel.tsx";
import { OfferPanel } from "./panels/offer-panel.tsx";
import { ShapePanel } from "./panels/shape-panel.tsx";
import { SwitchesPanel } from "./panels/switches-panel.tsx";
import { TextsPanel } from "./panels/texts-panel.tsx";
import { Refusal } from "./parts/refusal.tsx";
import { Stage } from "./stage/stage.tsx";
import { redo, undo, useStudio } from "./state/studio-store.ts";
import { TopBar } from "./top-bar.tsx";

interface Subject {
  readonly key: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly panel: ComponentType;
}

const SUBJECTS: readonly Subject[] = [
  { key: "colours", title: "Colours", icon: Palette, panel: ColoursPanel },
  { key: "shape", title: "Shape", icon: Ruler, panel: ShapePanel },
  { key: "layout", title: "Layout", icon: LayoutTemplate, panel: LayoutPanel },
  { key: "nav", title: "Navigation", icon: Menu, panel: NavPanel },
  { key: "switches", title: "Switches", icon: ToggleRight, panel: SwitchesPanel },
  { key: "texts", title: "Texts", icon: Type, panel: TextsPanel },
  { key: "facts", title: "Facts", icon: Landmark, panel: FactsPanel },
  { key: "legal", title: "Documents", icon: ScrollText, panel: LegalPanel },
  { key: "offer", title: "Offer", icon: Globe, panel: OfferPanel },
  { key: "drawings", title: "Drawings", icon: Image, panel: DrawingsPanel },
];

export function Studio() {
  const isLoaded = useStudio(({ state }) => state !== null);
  const subject = useStudio((studio) => studio.subject);
  useUndoKeys();
  const shown = SUBJECTS.find(({ key }) => key === subject) ?? SUBJECTS[0];
  const Panel = shown?.panel;
  return (
    <div className={page}>
      <TopBar />
      <nav aria-label="Subjects" className={rail}>
        {SUBJECTS.map(({ key, title, icon }) => (
          <PlainButton
            key={key}
            className={railButton}
            aria-current={key === subject ? "page" : undefined}
            onClick={() => useStudio.setState({ subject: key, focused: null })}
          >
            <Icon as={icon} size={1.35} />
            {title}
          </PlainButton>
        ))}
      </nav>
      <main key={shown?.key} className={panel} aria-label={shown?.title}>
        <Refusal />
        {isLoaded && Panel !== undefined ? (
          <Panel />
        ) : (
          <p className={loading}>Reading the brand…</p>
        )}
      </main>
      {isLoaded ? <Stage /> : <div className={empty} />}
    </div>
  );
}

/** Not while a text is typed: its own field undoes it. */
function useUndoKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest("textarea, input[type=text], input[type=search]")
      )
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

const page = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(22rem, 25rem) minmax(0, 1fr)",
  gridTemplateRows: "auto minmax(0, 1fr)",
  height: "dvh",
  overflow: "hidden",
  background: "canvas",
  color: "text",
  fontSize: "sm",
});

const rail = css({
  display: "flex",
  flexDirection: "column",
  gap: "1",
  padding: "2",
  borderRight: "thin",
  background: "surface",
  overflowY: "auto",
});

const railButton = css({
  display: "grid",
  justifyItems: "center",
  gap: "1",
  width: "20",
  paddingBlock: "2-5",
  borderRadius: "md",
  color: "text-muted",
  fontSize: "2xs",
  fontWeight: "medium",
  _hover: { background: "surface-hover", color: "text-strong" },
  "&[aria-current]": { background: "accent-subtle", color: "accent-text" },
});

const panel = css({
  borderRight: "thin",
  background: "surface",
  overflowY: "auto",
  scrollbarWidth: "thin",
  minWidth: "0",
});

const loading = css({ padding: "6", color: "text-muted" });
const empty = css({ background: "surface-sunken" });
