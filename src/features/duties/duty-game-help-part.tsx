// The country's help line in the bar of a game, which covers the whole page on phones.
import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { dialled, helpLines } from "../../session/safety/lines.ts";
import { Icon } from "../../ui/icon.tsx";
import { figures } from "../../ui/money.tsx";

export function Part() {
  const { t } = useTranslation("duties");
  const [line] = helpLines();
  const call = line === undefined ? null : dialled(line.phone);
  if (line === undefined || call === null) return null;
  const { name, phone } = line;
  return (
    <a href={call} aria-label={t("help.call", { name, phone })} className={press}>
      <Icon as={Phone} />
      <span className={cx(figures, number)}>{phone}</span>
    </a>
  );
}

const press = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "9", desktop: "target" },
  marginLeft: "auto",
  color: "link",
  fontSize: "xs",
  whiteSpace: "nowrap",
  // The way to the member's own controls follows at once.
  "& + a": { marginLeft: "0" },
});
const number = css({ display: { base: "inline", desktop: "none", wide: "inline" } });
