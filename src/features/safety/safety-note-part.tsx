// Beside an amount: what remains of the member's own limits, before the amount runs into one.
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SAFETY } from "#contract/safety-pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row } from "#styled/jsx/index.js";
import { useProtection } from "#domain/safety/protection.ts";
import { useSpending } from "#domain/safety/spending.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { type Remaining, remainingOf } from "./remaining.ts";
import { valueText, windowText } from "./shared/words.ts";

export function Part() {
  const { t } = useTranslation("safety");
  const spending = useSpending();
  const { data } = useProtection();
  // What cannot be read is not in the way of the form: the server decides.
  if (data === undefined) return null;
  const found = remainingOf(data.limits, spending);
  const isOver = found.some(({ over }) => over > 0);
  if (spending.only !== undefined && (spending.only === "set") === (found.length === 0))
    return null;
  const forDeposit = spending.kinds.includes("deposit");
  // The choice stands above it.
  if (forDeposit && data.limitChoice) return null;
  const prompts = data.rules.limitPrompt && forDeposit;
  return (
    <div className={frame} data-over={isOver || undefined}>
      <Icon as={ShieldCheck} />
      <Box flex="1" minWidth="0">
        {found.length === 0 && (
          <p>
            {t(prompts ? "note.prompt" : "note.none")} <ToLimits name={t("note.toSet")} />
          </p>
        )}
        {found.length > 0 && (
          <Row as="ul" role="list" wrap="wrap" columnGap="3" rowGap="0-5">
            {found.map((one) => (
              <li key={one.kind}>
                <Left {...one} />
              </li>
            ))}
            <li>
              <ToLimits name={t("note.manage")} />
            </li>
          </Row>
        )}
        <p aria-live="polite" className={warning}>
          {isOver && t("note.overNote")}
        </p>
      </Box>
    </div>
  );
}

function Left({ kind, window, left, over }: Remaining) {
  const { t } = useTranslation("safety");
  return (
    <>
      {t("note.line", { kind: t(`limit.kind.${kind}`), window: windowText(kind, window, t) })}{" "}
      <b className={cx(figures, over > 0 ? tooMuch : fine)}>
        {over > 0
          ? t("note.over", { over: valueText(kind, over, t) })
          : t("note.left", { remaining: valueText(kind, left, t) })}
      </b>
    </>
  );
}

function ToLimits({ name }: { readonly name: string }) {
  return (
    <TextLink to={`${SAFETY}#limits`} className={link}>
      {name}
    </TextLink>
  );
}

const frame = css({
  display: "flex",
  gap: "2",
  minWidth: "0",
  color: "text-muted",
  fontSize: "xs",
  "& > svg": { marginTop: "0-2em" },
  "&[data-over] > svg": { color: "danger" },
});
const fine = css({ color: "text", fontWeight: "semibold" });
const tooMuch = css({ color: "danger", fontWeight: "semibold" });
const warning = css({ color: "danger", _empty: { display: "none" } });
// Room for a finger.
const link = css({ display: "inline-block", minHeight: "target" });
