// The whole window while something is on its way: the brand's mark, moving.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Heading, Stack } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { Art } from "#ui/pictures/art.tsx";

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
      <Stack placeItems="center" width="30" height="30">
        {busy && <span className={ring} />}
        <Art src={art.logo} className={drawing} />
      </Stack>
      <div>
        <Heading as="h1" textStyle="display" size="2xl">
          {name[useLocale()]}
        </Heading>
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

const drawing = css({ gridArea: "1 / 1", width: "15", height: "15" });

const ring = css({
  gridArea: "1 / 1",
  width: "full",
  height: "full",
  borderRadius: "pill",
  border: "ring",
  borderTopColor: "accent-mark",
  animation: "spin 900ms linear infinite",
});

const latin = css({
  marginTop: "1",
  color: "text-muted",
  fontFamily: "figures",
  fontSize: "2xs",
  fontWeight: "semibold",
  letterSpacing: "wider",
});
