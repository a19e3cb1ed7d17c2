// Head, group and origin line, the same in every panel.
import type { ReactNode } from "react";
import type { StudioOrigin } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { Badge } from "#ui/badge.tsx";

interface PanelProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function Panel({ title, note, children }: PanelProps) {
  return (
    <div className={panel}>
      <header className={head}>
        <h1 className={titleStyle}>{title}</h1>
        {note !== undefined && <p className={muted}>{note}</p>}
      </header>
      {children}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function Group({ title, end, children }: GroupProps) {
  return (
    <section className={group} aria-label={title}>
      <div className={groupHead}>
        <h2 className={groupTitle}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}

const LAYERS = {
  default: "default",
  core: "core",
  family: "family",
  brand: "brand",
} as const satisfies Record<StudioOrigin["layer"], string>;

/** Where a value comes from. */
export function Origin({ layer, file, line }: StudioOrigin) {
  return (
    <span
      className={origin}
      title={file === null ? "Default of the command" : `${file}:${line ?? 1}`}
    >
      <Badge tone={layer === "brand" ? "accent" : "neutral"}>{LAYERS[layer]}</Badge>
      {file !== null && (
        <span className={place}>{`${file.split("/").slice(-2).join("/")}:${line ?? 1}`}</span>
      )}
    </span>
  );
}

const panel = css({ display: "grid", gap: "5", padding: "5", paddingBottom: "16" });
const head = css({ display: "grid", gap: "1" });
const titleStyle = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const muted = css({ color: "text-muted", fontSize: "xs", lineHeight: "1-5" });
const group = css({ display: "grid", gap: "2", minWidth: "0" });
const groupHead = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: "8",
});
const groupTitle = css({
  color: "text-muted",
  fontSize: "2xs",
  fontWeight: "semibold",
  letterSpacing: "wide",
  textTransform: "uppercase",
});
const origin = css({ display: "inline-flex", alignItems: "center", gap: "1-5", minWidth: "0" });
const place = css({
  color: "text-muted",
  fontSize: "2xs",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
