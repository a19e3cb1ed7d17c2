// The mechanic of an activity, loaded by its kind: its part of the hero, and what stands below.
import { type ComponentType, Suspense } from "react";
import type { Mechanics } from "#contract/api/activity-mechanics.ts";
import { css } from "#styled/css/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import type { KindProps, KindHeroProps } from "../parts/kind-props.ts";
import { latePart } from "#session/parts/late-part.tsx";

type Kind = Mechanics["kind"];
type Rest<Props> = Omit<Props, "mechanics">;

export function KindView(props: Rest<KindProps<Kind>>) {
  return (
    <Suspense fallback={<Skeleton className={waiting} />}>
      {view(props.activity.mechanics, props)}
    </Suspense>
  );
}

export function KindHero(props: Rest<KindHeroProps<Kind>>) {
  return (
    <Suspense fallback={<div className={css({ minHeight: "60", width: { desktop: "96" } })} />}>
      {hero(props.activity.mechanics, props)}
    </Suspense>
  );
}

function view(mechanics: Mechanics, rest: Rest<KindProps<Kind>>) {
  switch (mechanics.kind) {
    case "racePage":
      return <Race.View mechanics={mechanics} {...rest} />;
    case "activityLandPage":
      return <Land.View mechanics={mechanics} {...rest} />;
    case "firstDeposit":
      return <FirstDeposit.View mechanics={mechanics} {...rest} />;
    case "againDeposit":
      return <AgainDeposit.View mechanics={mechanics} {...rest} />;
    case "newTask":
      return <Tasks.View mechanics={mechanics} {...rest} />;
    case "drawGift":
      return <Draw.View mechanics={mechanics} {...rest} />;
    case "signGift":
      return <Sign.View mechanics={mechanics} {...rest} />;
    case "bettingGift":
      return <Betting.View mechanics={mechanics} {...rest} />;
  }
}

function hero(mechanics: Mechanics, rest: Rest<KindHeroProps<Kind>>) {
  switch (mechanics.kind) {
    case "racePage":
      return <Race.Hero mechanics={mechanics} {...rest} />;
    case "activityLandPage":
      return <Land.Hero mechanics={mechanics} {...rest} />;
    case "firstDeposit":
      return <FirstDeposit.Hero mechanics={mechanics} {...rest} />;
    case "againDeposit":
      return <AgainDeposit.Hero mechanics={mechanics} {...rest} />;
    case "newTask":
      return <Tasks.Hero mechanics={mechanics} {...rest} />;
    case "drawGift":
      return <Draw.Hero mechanics={mechanics} {...rest} />;
    case "signGift":
      return <Sign.Hero mechanics={mechanics} {...rest} />;
    case "bettingGift":
      return <Betting.Hero mechanics={mechanics} {...rest} />;
  }
}

interface Parts<K extends Kind> {
  readonly View: ComponentType<KindProps<K>>;
  readonly Hero: ComponentType<KindHeroProps<K>>;
}

const late = <K extends Kind>(load: () => Promise<Parts<K>>) => ({
  View: latePart(async () => (await load()).View),
  Hero: latePart(async () => (await load()).Hero, { small: true }),
});

const Race = late<"racePage">(() => import("./race/race-view.tsx"));
const Land = late<"activityLandPage">(() => import("./items/land-view.tsx"));
const FirstDeposit = late<"firstDeposit">(() => import("./deposit/first-deposit-view.tsx"));
const AgainDeposit = late<"againDeposit">(() => import("./deposit/again-deposit-view.tsx"));
const Tasks = late<"newTask">(() => import("./items/task-view.tsx"));
const Draw = late<"drawGift">(() => import("./draw/draw-view.tsx"));
const Sign = late<"signGift">(() => import("./items/sign-view.tsx"));
const Betting = late<"bettingGift">(() => import("./items/betting-view.tsx"));

const waiting = css({ height: "108", borderRadius: "lg" });
