// A message shown instead of the game.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { Art } from "#ui/art.tsx";

interface StageScreenProps {
  readonly title: string;
  readonly note?: string;
  /** Something is on its way. */
  readonly busy?: boolean;
  /** The way on. */
  readonly action?: ReactNode;
}

export function StageScreen({ title, note, busy = false, action }: StageScreenProps) {
  const { logo, empty } = brand().art;
  return (
    <div aria-busy={busy || undefined} className={screen}>
      <Art src={busy ? logo : empty} className={busy ? mark : drawing} />
      <div role={busy ? "status" : "alert"} className={css({ display: "grid", gap: "1-5" })}>
        <p className={heading}>{title}</p>
        {note !== undefined && <p className={words}>{note}</p>}
      </div>
      {busy && (
        <span aria-hidden="true" className={track}>
          <span className={runner} />
        </span>
      )}
      {action !== undefined && <div className={ways}>{action}</div>}
    </div>
  );
}

const mark = css({
  width: "20",
  height: "20",
  animation: "[pulse 1600ms ease-in-out infinite]",
});

const drawing = css({ width: "30", height: "24", objectFit: "contain" });

const screen = css({
  position: "absolute",
  inset: "0",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: "5",
  padding: "gutter",
  overflowY: "auto",
  background:
    "[radial-gradient(circle at 50% 42%, {colors.accent-subtle}, transparent 26rem), {colors.canvas}]",
  textAlign: "center",
});

const heading = css({ color: "text-strong", textStyle: "display", fontSize: "xl" });
const words = css({ maxWidth: "104", color: "text-muted", textWrap: "balance" });
const ways = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "3",
  _empty: { display: "none" },
});

const track = css({
  position: "relative",
  width: "56",
  maxWidth: "3/5",
  height: "bar",
  overflow: "hidden",
  borderRadius: "pill",
  background: "border",
});

const runner = css({
  position: "absolute",
  inset: "0",
  background: "accent-mark",
  transformOrigin: "[left]",
  animation: "[grow 1600ms ease-in-out infinite]",
});
