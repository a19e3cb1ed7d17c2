// Help outside the site, each in one press: a call on a phone, or a page in a window of its own.
import { ExternalLink, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { HelpLine } from "#contract/protection/help-lines.ts";
import { css, cx } from "#styled/css/index.js";
import { buttonStyle } from "#ui/button-style.ts";
import { Icon } from "#ui/icon.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { dialled, helpLines } from "#domain/safety/lines.ts";

interface HelpLinesProps {
  /** As the server names them. */
  readonly served?: readonly HelpLine[];
}

export function HelpLines({ served }: HelpLinesProps) {
  const { t } = useTranslation("safety");
  return (
    <ul role="list" className={list}>
      {helpLines(served).map(({ key, name, phone, url }) => {
        const call = dialled(phone);
        const shown = key === undefined ? name : t(`help.${key}`);
        return (
          <li key={shown} className={row}>
            <b className={title}>{shown}</b>
            <span className={ways}>
              {call !== null && (
                <a href={call} className={cx(buttonStyle({ tone: "primary", size: "sm" }), press)}>
                  <Icon as={Phone} />
                  {t("help.call", { phone })}
                </a>
              )}
              {url.startsWith("https://") && (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={cx(buttonStyle({ size: "sm" }), press)}
                >
                  <Icon as={ExternalLink} />
                  {t("help.site")}
                  <span className={srOnly}>{t("help.newWindow")}</span>
                </a>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const list = css({ display: "grid", gap: "2" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const title = css({ flex: "1", minWidth: "40", color: "text-strong", fontSize: "sm" });
const ways = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const press = css({ minHeight: { base: "10", desktop: "0" } });
