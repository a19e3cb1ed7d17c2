import { Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useLateCall } from "#lib/late-call.ts";
import { Icon } from "#ui/icon.tsx";
import { Marquee } from "#ui/marquee.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

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
                  <b className={kind}>{notice.kind}</b>
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
  return (await import("../shell-calls.ts")).watchNotices();
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

const kind = css({ marginRight: "2", fontWeight: "semibold" });
