import { css } from "#styled/css/index.js";
import { Grid } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { ErrorState } from "#ui/states/error-state.tsx";
import { Note } from "#ui/text/note.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { KitPanel } from "./kit-panel.tsx";

export function KitStates() {
  return (
    <>
      <KitPanel title="提示">
        <Note tone="warn">盘口已变更，请确认后再次提交。</Note>
        <Note>维护期间暂停投注，已有注单不受影响。</Note>
      </KitPanel>
      <Grid columns={{ base: "minmax(0, 1fr)", desktop: "repeat(3, minmax(0, 1fr))" }} gap="4">
        <KitPanel title="骨架屏">
          <Skeleton className={css({ width: "3/5" })} />
          <Skeleton className={css({ width: "4/5" })} />
          <Skeleton className={css({ height: "12" })} />
        </KitPanel>
        <KitPanel title="空">
          <EmptyState
            art={brand().art.empty}
            title="暂无未结算注单"
            note="从滚球里挑一场开始"
            action={<Button tone="soft">进入滚球</Button>}
          />
        </KitPanel>
        <KitPanel title="错误">
          <ErrorState onRetry={() => {}} />
        </KitPanel>
      </Grid>
    </>
  );
}
