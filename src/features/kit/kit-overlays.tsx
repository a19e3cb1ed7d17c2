import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { KitPanel, kitRow } from "./kit-panel.tsx";

/** They open over the page, in the page's own edition. */
export function KitOverlays() {
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
