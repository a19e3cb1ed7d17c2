import * as PAGES from "#contract/pages.ts";
import { RefreshCw } from "lucide-react";
import { Box } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { KitPanel, kitRow } from "./kit-panel.tsx";

export function KitButtons() {
  return (
    <KitPanel title="按钮与链接">
      <div className={kitRow}>
        <Button tone="primary">确认投注</Button>
        <Button>提款</Button>
        <Button tone="soft">查看权益</Button>
        <Button tone="ghost">取消</Button>
        <Button disabled>立即注册</Button>
        <Button tone="primary" loading>
          提交中
        </Button>
        <Tooltip text="刷新余额">
          <IconButton icon={RefreshCw} label="刷新" />
        </Tooltip>
      </div>
      <div className={kitRow}>
        <Button tone="primary" size="sm">
          存款
        </Button>
        <Button tone="primary" size="lg">
          进入决赛盘口
        </Button>
        <ButtonLink to={PAGES.home}>链接按钮</ButtonLink>
        <TextLink to={PAGES.home}>文字链接</TextLink>
        <TextLink to={PAGES.home} look="more">
          查看全部
        </TextLink>
      </div>
      <Box padding="4" borderRadius="lg" background="art-ground" className={kitRow}>
        <Button tone="light">进入决赛盘口</Button>
        <Button tone="tinted">进入决赛盘口</Button>
        <Button tone="glass">活动规则</Button>
        <IconButton tone="glass" icon={RefreshCw} label="刷新" />
      </Box>
    </KitPanel>
  );
}
