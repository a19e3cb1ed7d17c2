// The country's help line in the bar of a game, where the game covers the line at the top of the page: on phones, and
// on the full screen.
import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { dialled, helpLines } from "#domain/safety/lines.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { useLineName } from "./line-name.ts";

export function Part() {
  const { t } = useTranslation("duties");
  const nameOf = useLineName();
  const [line] = helpLines();
  const call = line === undefined ? null : dialled(line.phone);
  if (line === undefined || call === null) return null;
  const { phone } = line;
  const name = nameOf(line);
  return (
    <a href={call} aria-label={t("help.call", { name, phone })} className={press}>
      <Icon as={Phone} />
      <span className={figures}>{phone}</span>
    </a>
  );
}

const press = css({
  display: { base: "inline-flex", desktop: "none" },
  ":fullscreen &": { display: { desktop: "inline-flex" } },
  alignItems: "center",
  gap: "1",
  minHeight: { base: "10", desktop: "target" },
  marginLeft: "auto",
  color: "link",
  fontSize: "xs",
  whiteSpace: "nowrap",
});
