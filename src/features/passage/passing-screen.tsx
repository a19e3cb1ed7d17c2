// The whole window while something is on its way: the brand's mark, moving.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Art } from "#ui/art.tsx";

interface PassingScreenProps {
  /** What is going on. */
  readonly text: string;
  /** True while there is something to wait for. */
  readonly busy?: boolean;
  /** Ways out. */
  readonly children?: ReactNode;
}

export function PassingScreen({ text, busy = true, children }: PassingScreenProps) {
  const { name, latinName, art } = brand();
  return (
    <main id="main" tabIndex={-1} aria-busy={busy} className={screen}>
      <div className={mark}>
        {busy && <span className={ring} />}
        <Art src={art.logo} className={drawing} />
      </div>
      <div>
        <h1 className={title}>{name[useLocale()]}</h1>
        <p className={latin}>{latinName}</p>
      </div>
      <output className={css({ maxWidth: "104", color: "text-muted", textWrap: "balance" })}>
        {text}
      </output>
      {children}
    </main>
  );
}

const screen = css({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: "5",
  minHeight: "dvh",
  padding: "gutter",
  background: "canvas",
  outline: "none",
  textAlign: "center",
});

const mark = css({
  display: "grid",
  placeItems: "center",
  width: "30",
  height: "30",
});

const drawing = css({ gridArea: "1 / 1", width: "15", height: "15" });

const ring = css({
  gridArea: "1 / 1",
  width: "full",
  height: "full",
  borderRadius: "pill",
  border: "[3px solid {colors.border}]",
  borderTopColor: "accent-mark",
  animation: "[spin 900ms linear infinite]",
});

const title = css({
  color: "text-strong",
  textStyle: "display",
  fontSize: "2xl",
});

const latin = css({
  marginTop: "1",
  color: "text-muted",
  fontFamily: "figures",
  fontSize: "2xs",
  fontWeight: "semibold",
  letterSpacing: "wider",
});
