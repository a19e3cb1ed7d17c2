import { useState } from "react";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { Art } from "#ui/pictures/art.tsx";
import { Carousel } from "#ui/layout/carousel.tsx";
import { Countdown } from "#ui/money/countdown.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { Marquee } from "#ui/layout/marquee.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { KitPanel, kitRow } from "./kit-panel.tsx";
import { cover } from "#ui/pictures/cover-art.tsx";

const NEWS = [
  "云帆竞技例行维护，维护期间盘口暂停",
  "存款渠道仅限官网与客户端",
  "南岛冠军杯今晚开赛",
];

export function KitMotion() {
  const [until] = useState(() => serverNow() + 6_232_000);
  const { art } = brand();
  return (
    <KitPanel title="轮播、公告、倒计时">
      <SectionHead title="正在滚球" note="42 场进行中">
        <Countdown until={until} />
      </SectionHead>
      <div className={kitRow}>
        <Countdown until={until + 86_400_000 * 3} look="plain" />
        <Crest src={art.mark} size={2} />
      </div>
      <Marquee label="公告" items={NEWS.map((text) => ({ key: text, content: text }))} />
      <Carousel
        label="活动"
        className={css({ height: "56", borderRadius: "lg" })}
        slides={(["hero", "promotion"] as const).map((key) => ({
          key,
          label: key,
          content: <Art src={art[key]} className={cover} />,
        }))}
      />
    </KitPanel>
  );
}
