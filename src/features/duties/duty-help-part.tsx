// The help line of the country at the top of every page, one press away (LCCP SR 3.3.1, 58 Pa. Code § 814a.1(b)).
import { HeartHandshake, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { pageAddress } from "#brand/brand.ts";
import { dialled, helpLines } from "#domain/safety/lines.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { useLineName } from "./line-name.ts";

export function Part() {
  const { t } = useTranslation("duties");
  const nameOf = useLineName();
  const [line] = helpLines();
  const safety = pageAddress("safety");
  if (line === undefined) return null;
  const { phone, url } = line;
  const name = nameOf(line);
  const call = dialled(phone);
  return (
    <section aria-label={t("help.label")} className={row}>
      <Text as="span" display={{ base: "none", desktop: "inline" }} color="text-muted">
        {t("help.lead")}
      </Text>
      {call !== null && (
        <a href={call} className={press}>
          <Icon as={Phone} />
          <Box as="span" display={{ base: "inline", desktop: "none" }} className={named}>
            {t("help.label")}
          </Box>
          <Box as="span" display={{ base: "none", desktop: "inline" }}>
            {name}
          </Box>
          <b className={figures}>{phone}</b>
          <Box as="span" display={{ base: "inline", desktop: "none" }} className={srOnly}>
            {name}
          </Box>
        </a>
      )}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("help.siteOf", { name })}
        className={cx(press, underlined)}
      >
        {t("help.site")}
      </a>
      {safety !== null && (
        <TextLink to={`${safety}#help`} className={cx(press, own)}>
          <Icon as={HeartHandshake} />
          {t("help.own")}
        </TextLink>
      )}
    </section>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  columnGap: { base: "2", desktop: "4" },
  minWidth: "0",
  height: "full",
  fontSize: "xs",
  whiteSpace: "nowrap",
});
const press = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  minWidth: "0",
  height: "full",
  color: "link",
});
const named = css({ truncate: true });
const underlined = css({ flex: "none", textDecoration: "underline", textUnderlineOffset: "3px" });
const own = css({
  flex: "none",
  marginLeft: "auto",
  "& > svg": { display: { base: "none", desktop: "inline" } },
});
