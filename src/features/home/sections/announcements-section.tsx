import { Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { noticeList } from "#contract/api/site.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { isNoData, saidText } from "#lib/calls/error-text.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Marquee } from "#ui/layout/marquee.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const REFRESH_MS = 60_000;

/** One line of news; after a failure the line stays and says so. */
export function Section() {
  const { t } = useTranslation("home");
  const { state, data, error, retry } = useCall(
    noticeList,
    { pageNum: 1, pageSize: 8 },
    { refetchEvery: REFRESH_MS },
  );
  const title = t("sections.announcements.title");
  return (
    <div className={cx(cardStyle, line)}>
      <span className={lead}>
        <Icon as={Volume2} />
        <Box as="span" display={{ base: "none", desktop: "inline" }}>
          {title}
        </Box>
      </span>
      {state === "loading" ? <Skeleton className={wait} /> : null}
      {state === "error" && !isNoData(error) ? (
        <PlainButton className={again} onClick={retry}>
          {saidText(error) ?? t("card.failed")} · {t("card.retry")}
        </PlainButton>
      ) : null}
      {state === "empty" || isNoData(error) ? (
        <span className={again}>{t("state.empty")}</span>
      ) : null}
      {state === "ready" ? (
        <Marquee
          label={title}
          className={belt}
          items={data.list.map((notice) => ({
            key: notice.id,
            content: (
              <>
                <Text as="b" marginRight="2" color="text-strong" weight="semibold">
                  {notice.kind}
                </Text>
                {notice.text}
              </>
            ),
          }))}
        />
      ) : null}
    </div>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "3", desktop: "4" },
  height: { base: "11", desktop: "12" },
  paddingLeft: { base: "3-5", desktop: "5" },
  paddingRight: "2",
  fontSize: "sm",
  boxShadow: "2-edge",
});
const lead = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  flex: "none",
  fontWeight: "bold",
  color: "accent-text",
});
const belt = css({ flex: "1" });
const wait = css({ flex: "1", maxWidth: "160", height: "3-5" });
const again = css({
  minHeight: "target",
  color: "text-muted",
  fontFamily: "inherit",
  fontSize: "sm",
});
