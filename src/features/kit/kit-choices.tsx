import { useState } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Chip } from "#ui/buttons/chip.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { KitPanel, kitRow } from "./kit-panel.tsx";

const TABS = [
  { value: "live", label: "滚球", count: 18 },
  { value: "today", label: "今日", count: 126 },
  { value: "early", label: "早盘", count: 342 },
] as const;

const WAYS = [
  { value: "single", label: "单注" },
  { value: "multi", label: "复式" },
  { value: "series", label: "串关" },
] as const;

const TONES = ["live", "accent", "alt", "ok", "warn", "win", "neutral"] as const;

export function KitChoices() {
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("live");
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("series");
  const [on, setOn] = useState(true);
  return (
    <KitPanel title="选择、标签、筛选、徽标">
      <div className={kitRow}>
        <Checkbox checked={on} onChange={setOn}>
          记住密码
        </Checkbox>
        <Checkbox checked={!on} onChange={(value) => setOn(!value)}>
          我同意条款
        </Checkbox>
        <Checkbox checked disabled onChange={setOn}>
          停用
        </Checkbox>
        <Switch label="自动接受赔率" checked={on} onChange={setOn} />
        <Switch label="停用" checked={false} disabled onChange={setOn} />
        <Segmented label="投注方式" options={WAYS} value={way} onChange={setWay} />
      </div>
      <Tabs label="盘口" tabs={TABS} value={tab} onChange={setTab}>
        <div className={kitRow}>
          <Chip pressed count={18}>
            足球
          </Chip>
          <Chip pressed={false} count={9}>
            篮球
          </Chip>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="live" look="solid">
            热门
          </Badge>
          <Badge tone="accent" look="solid">
            新
          </Badge>
        </div>
      </Tabs>
    </KitPanel>
  );
}
