// Help outside the site, each in one press: a call on a phone, or a page in a window of its own.
import { ExternalLink, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { HelpLine } from "#contract/protection/help-lines.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Stack, Text } from "#styled/jsx/index.js";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { dialled, helpLines } from "#domain/safety/lines.ts";

interface HelpLinesProps {
  /** As the server names them. */
  readonly served?: readonly HelpLine[];
}

export function HelpLines({ served }: HelpLinesProps) {
  const { t } = useTranslation("safety");
  return (
    <Stack as="ul" role="list" gap="2">
      {helpLines(served).map(({ key, name, phone, url }) => {
        const call = dialled(phone);
        const shown = key === undefined ? name : t(`help.line.${key}`);
        return (
          <li key={shown} className={row}>
            <Box flex="1" minWidth="40">
              <Text as="b" color="text-strong" size="sm">
                {shown}
              </Text>
              {name !== "" && name !== shown && (
                <Text lang="en" color="text-muted" size="xs">
                  {name}
                </Text>
              )}
            </Box>
            <Row as="span" wrap="wrap" gap="2">
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
            </Row>
          </li>
        );
      })}
    </Stack>
  );
}

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
const press = css({ minHeight: { base: "10", desktop: "0" } });
