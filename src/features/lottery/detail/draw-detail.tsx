// One draw: its clock and last result, and the views of its statistics, results and plays.
import { ChevronLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Draw } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Grid } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { LobbyView } from "#domain/games/lobby/lobby-view.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { pageColumn } from "#ui/layout/page-column.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { TrendView } from "../trend/trend-view.tsx";
import { useDraw } from "../draws/use-draws.ts";
import {
  DRAW_VIEWS,
  type DrawView,
  useDrawAddress,
  useLotteryAddress,
} from "../draws/use-lottery-address.ts";
import { NumbersView } from "../views/numbers-view.tsx";
import { PlaysView } from "../views/plays-view.tsx";
import { ResultsView } from "../views/results-view.tsx";
import { StreaksView } from "../views/streaks-view.tsx";
import { DrawHead } from "./draw-head.tsx";
import { DrawRail } from "./draw-rail.tsx";

interface DrawDetailProps {
  readonly id: string;
  readonly view: DrawView;
}

export function DrawDetail({ id, view }: DrawDetailProps) {
  const { t } = useTranslation("lottery");
  const { result, draws } = useDraw(id);
  const lobby = useDrawAddress()(null);
  const draw = draws.find((one) => one.id === id);
  return (
    <div className={pageColumn}>
      <Grid columns="minmax(0, 1fr)" gap="3">
        {draw === undefined && <h1 className={srOnly}>{t("title")}</h1>}
        <Link to={lobby} className={back}>
          <Icon as={ChevronLeft} />
          {t("back")}
        </Link>
        <div className={columns}>
          <DrawRail chosen={id} view={view} />
          <Grid columns="minmax(0, 1fr)" gap={{ base: "4", _professional: "3" }}>
            <LobbyView result={result} skeleton={<Waiting />}>
              {() => (draw === undefined ? <Unknown /> : <Content draw={draw} view={view} />)}
            </LobbyView>
          </Grid>
        </div>
      </Grid>
    </div>
  );
}

function Content({ draw, view }: { readonly draw: Draw; readonly view: DrawView }) {
  const { t } = useTranslation("lottery");
  const [, change] = useLotteryAddress();
  return (
    <>
      <DrawHead draw={draw} />
      <div className={cx(cardStyle, sheet)}>
        <Tabs
          label={t("view.label", { name: draw.name })}
          tabs={DRAW_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(next) => change({ view: next })}
        >
          <Box paddingTop="4" minWidth="0">
            <View key={draw.id} draw={draw} view={view} />
          </Box>
        </Tabs>
      </div>
    </>
  );
}

const VIEWS = {
  trend: TrendView,
  results: ResultsView,
  numbers: NumbersView,
  streaks: StreaksView,
  plays: PlaysView,
} as const satisfies Record<DrawView, unknown>;

function View({ draw, view }: { readonly draw: Draw; readonly view: DrawView }) {
  const Shown = VIEWS[view];
  return <Shown draw={draw} />;
}

function Unknown() {
  const { t } = useTranslation("lottery");
  const lobby = useDrawAddress()(null);
  return (
    <EmptyState
      title={t("unknown.title")}
      note={t("unknown.text")}
      art={brand().art.empty}
      action={<ButtonLink to={lobby}>{t("back")}</ButtonLink>}
    />
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className={cx(cardStyle, headWaiting)} />
      <Skeleton className={cx(cardStyle, sheetWaiting)} />
    </>
  );
}

const back = css({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: "1",
  minHeight: { base: "11", desktop: "target" },
  color: "link",
  fontSize: "sm",
});
const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "15rem minmax(0, 1fr)" },
  alignItems: "start",
  gap: { base: "3", desktop: { base: "5", _professional: "3" } },
});
const sheet = css({ paddingInline: { base: "3", desktop: "card-pad" }, paddingBottom: "card-pad" });
const headWaiting = css({ height: "42" });
const sheetWaiting = css({ height: "254" });
