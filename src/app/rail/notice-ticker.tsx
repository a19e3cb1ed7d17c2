import { Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useLateCall } from "#lib/calls/late-call.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Marquee } from "#ui/layout/marquee.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

/** Announcements in one line; gives way without a word when there are none. */
export function NoticeTicker({ className }: { readonly className: string }) {
  const { t } = useTranslation("shell");
  const notices = useLateCall(watchNotices);
  return (
    <div className={cx(line, className)}>
      {notices.state === "loading" && <Skeleton className={css({ width: "96" })} />}
      {notices.state === "ready" && (
        <>
          <span className={lead}>
            <Icon as={Volume2} />
            {t("notices")}
          </span>
          <Marquee
            label={t("notices")}
            className={css({ flex: "1" })}
            items={notices.data.list.map((notice) => ({
              key: notice.id,
              content: (
                <>
                  <Text as="b" marginRight="2" weight="semibold">
                    {notice.kind}
                  </Text>
                  {notice.text}
                </>
              ),
            }))}
          />
        </>
      )}
    </div>
  );
}

async function watchNotices() {
  return (await import("../shell/shell-calls.ts")).watchNotices();
}

const line = css({ alignItems: "center", gap: "4", minWidth: "0", fontSize: "xs" });

const lead = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  color: "header-accent",
  fontWeight: "bold",
  whiteSpace: "nowrap",
});
