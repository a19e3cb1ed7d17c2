// Every shared component in every state, both editions side by side; served by `brand dev` only, so its
// sample texts are data of this file and not of the site.
import { css } from "#styled/css/index.js";
import { Grid, Heading, Text } from "#styled/jsx/index.js";
import { EDITIONS } from "#contract/locales.ts";
import { KitButtons } from "./kit-buttons.tsx";
import { KitChoices } from "./kit-choices.tsx";
import { KitInputs } from "./kit-inputs.tsx";
import { KitMotion } from "./kit-motion.tsx";
import { KitStates } from "./kit-states.tsx";
import { KitTable } from "./kit-table.tsx";
import { OddsButton } from "#ui/money/odds-button.tsx";
import { KitPanel, kitRow } from "./kit-panel.tsx";
import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { showToast } from "#ui/overlays/toast.tsx";

export function Page() {
  return (
    <>
      <Text as="h1" padding="4" size="lg" weight="bold">
        /__ui
      </Text>
      <Grid columns={{ base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" }}>
        {EDITIONS.map((edition) => (
          <div key={edition} data-edition={edition} className={side}>
            <Heading size="2xl">{edition}</Heading>
            <KitOdds />
            <KitButtons />
            <KitInputs />
            <KitChoices />
            <KitTable />
            <KitMotion />
            <KitStates />
            <KitOverlays />
          </div>
        ))}
      </Grid>
    </>
  );
}

const side = css({
  display: "grid",
  alignContent: "start",
  gap: "4",
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  background: "canvas",
  color: "text",
  fontSize: "md",
});

/* oxlint-disable react/no-array-index-key -- a fixed list */
const STATES = [
  { label: "-0.5", odds: "0.94", moved: "same", state: "open" },
  { label: "-0.5", odds: "0.94", moved: "same", state: "open", selected: true },
  { label: "-0.5", odds: "0.96", moved: "up", state: "open" },
  { label: "-0.5", odds: "0.91", moved: "down", state: "open" },
  { label: "-0.5", odds: "0.96", moved: "up", state: "open", selected: true },
  { label: "-0.5", odds: "0.96", moved: "same", state: "closed" },
  { label: "-0.5", odds: "0.94", moved: "same", state: "stale" },
  { label: "", odds: "1.18", moved: "same", state: "open" },
] as const;

function KitOdds() {
  return (
    <>
      <KitPanel title="赔率按钮">
        <Grid columns="repeat(4, minmax(0, 1fr))" gap="2">
          {STATES.map((state, index) => (
            <OddsButton key={index} {...state} />
          ))}
        </Grid>
      </KitPanel>
      <div className={art}>
        {STATES.slice(0, 4).map((state, index) => (
          <OddsButton key={index} {...state} label="主胜" stacked onArt />
        ))}
      </div>
    </>
  );
}

const art = css({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "2",
  padding: "card-pad",
  borderRadius: "lg",
  background: "art-ground",
});

/** They open over the page, in the page's own edition. */
function KitOverlays() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <KitPanel title="浮层">
      <div className={kitRow}>
        <Button onClick={() => setOpen("dialog")}>对话框</Button>
        <Button onClick={() => setOpen("sheet")}>抽屉</Button>
        <Button onClick={() => showToast("复制成功")}>吐司</Button>
        <Menu
          trigger={<Button>菜单</Button>}
          entries={[
            { key: "copy", label: "复制注单号", icon: Copy, onSelect: () => showToast("复制成功") },
            { key: "share", label: "分享", icon: Share2, disabled: true, onSelect: close },
          ]}
        />
      </div>
      <ConfirmDialog
        open={open === "dialog"}
        message="您参与的活动流水尚未达标，资金暂不可转出。是否直接进入场馆？"
        sureText="直接进入"
        onSure={close}
        onCancel={close}
      />
      <Sheet open={open === "sheet"} onClose={close} title="分类">
        <p>从下方升起的面板。</p>
      </Sheet>
    </KitPanel>
  );
}
