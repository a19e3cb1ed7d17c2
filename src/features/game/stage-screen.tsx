// A message shown instead of the game.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { Art } from "#ui/pictures/art.tsx";
import { WaitingLine } from "#ui/states/waiting-line.tsx";

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
      <Stack role={busy ? "status" : "alert"} gap="1-5">
        <Text color="text-strong" textStyle="display" size="xl">
          {title}
        </Text>
        {note !== undefined && (
          <Text maxWidth="104" color="text-muted" textWrap="balance">
            {note}
          </Text>
        )}
      </Stack>
      {busy && <WaitingLine className={line} />}
      {action !== undefined && <div className={ways}>{action}</div>}
    </div>
  );
}

const mark = css({
  width: "20",
  height: "20",
  animation: "pulse 1600ms ease-in-out infinite",
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

const ways = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "3",
  _empty: { display: "none" },
});

const line = css({ width: "56", maxWidth: "3/5" });
