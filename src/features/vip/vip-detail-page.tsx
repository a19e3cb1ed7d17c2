// All levels in one table: conditions, gifts, limits, rights and the rebate of each venue (spec:
// betting-and-money §2).
import { useTranslation } from "react-i18next";
import { rebateRates, vipLevels, vipProgress } from "#contract/api/vip.ts";
import { joinText } from "#contract/join-text.ts";
import { css, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { useSession } from "#session/account/session-store.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { ErrorState } from "#ui/states/error-state.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { LevelTableView } from "./detail/level-table-view.tsx";
import { rebatesOr } from "./levels/level-terms.ts";
import { LevelsFrame, LevelsView } from "./levels-frame.tsx";

/** Loads the texts of the frame as well. */
export async function prepare(): Promise<void> {
  await loadNamespace("account");
}

export function Page() {
  const { t } = useTranslation(["vip", "titles"]);
  return (
    <LevelsFrame
      title={t("titles:vip-detail")}
      other={{ page: "vip", label: t("detail.back"), back: true }}
    >
      <AllLevels />
    </LevelsFrame>
  );
}

function AllLevels() {
  const { t } = useTranslation("vip");
  const levels = useCall(vipLevels, {});
  const rebates = useCall(rebateRates, {});
  const progress = useCall(vipProgress, {});
  // The table helps without the member's own level, too.
  const known = useSession(({ member }) => member?.vipLevel ?? null);
  const own = progress.data?.level ?? known;
  return (
    <LevelsView
      result={levels}
      levelsOf={(table) => table}
      skeleton={<TableSkeleton />}
      error={t("detail.failed")}
    >
      {(table) => (
        <>
          <div className={cx(cardStyle, frame)}>
            <LevelTableView table={table} own={own} rebates={rebatesOr(rebates)} />
            {rebates.state === "error" && (
              <ErrorState title={t("detail.rates")} error={rebates.error} onRetry={rebates.retry} />
            )}
          </div>
          <Text paddingInline={{ base: "1", desktop: "0" }} color="text-muted" size="xs">
            {joinText(
              rebates.data !== undefined && rebates.data.paidAt !== ""
                ? t("detail.paid", { text: rebates.data.paidAt })
                : "",
              t("gift.terms", { times: table.rewardTurnoverTimes, days: table.rewardDays }),
            )}
          </Text>
        </>
      )}
    </LevelsView>
  );
}

const ROWS = Array.from({ length: 14 }, (_, index) => index);

function TableSkeleton() {
  return (
    <Stack gap="3" padding={{ base: "4", desktop: "6" }} className={cx(cardStyle, frame)}>
      <Skeleton radius="md" className={css({ height: "20" })} />
      {ROWS.map((row) => (
        <Skeleton key={row} className={css({ height: "8" })} />
      ))}
    </Stack>
  );
}

// What is clipped is no scroll container: the head of the table stays in the window.
const frame = css({ minWidth: "0", overflow: "clip" });
