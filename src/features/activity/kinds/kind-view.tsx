// The mechanic of an activity, loaded by its kind.
import { type ComponentType, Suspense } from "react";
import type { Activity, Verification } from "#contract/api/activities.ts";
import type { Mechanics } from "#contract/api/activity-mechanics.ts";
import { css } from "#styled/css/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import type { KindProps } from "../parts/kind-props.ts";
import { latePart } from "#session/parts/late-part.ts";

interface KindViewProps {
  readonly activity: Activity;
  readonly mine: Verification | undefined;
}

export function KindView({ activity, mine }: KindViewProps) {
  return (
    <Suspense fallback={<Skeleton className={waiting} />}>
      {kindView(activity.mechanics, { activity, mine })}
    </Suspense>
  );
}

function kindView(mechanics: Mechanics, rest: KindViewProps) {
  switch (mechanics.kind) {
    case "racePage":
      return <Race mechanics={mechanics} {...rest} />;
    case "activityLandPage":
      return <Land mechanics={mechanics} {...rest} />;
    case "firstDeposit":
      return <FirstDeposit mechanics={mechanics} {...rest} />;
    case "againDeposit":
      return <AgainDeposit mechanics={mechanics} {...rest} />;
    case "newTask":
      return <Tasks mechanics={mechanics} {...rest} />;
    case "drawGift":
      return <Draw mechanics={mechanics} {...rest} />;
    case "signGift":
      return <Sign mechanics={mechanics} {...rest} />;
    case "bettingGift":
      return <Betting mechanics={mechanics} {...rest} />;
  }
}

type View<K extends Mechanics["kind"]> = Promise<{ readonly View: ComponentType<KindProps<K>> }>;

const late = <K extends Mechanics["kind"]>(load: () => View<K>) =>
  latePart(async () => (await load()).View);

const Race = late<"racePage">(() => import("./race/race-view.tsx"));
const Land = late<"activityLandPage">(() => import("./items/land-view.tsx"));
const FirstDeposit = late<"firstDeposit">(() => import("./deposit/first-deposit-view.tsx"));
const AgainDeposit = late<"againDeposit">(() => import("./deposit/again-deposit-view.tsx"));
const Tasks = late<"newTask">(() => import("./items/task-view.tsx"));
const Draw = late<"drawGift">(() => import("./draw/draw-view.tsx"));
const Sign = late<"signGift">(() => import("./items/sign-view.tsx"));
const Betting = late<"bettingGift">(() => import("./items/betting-view.tsx"));

const waiting = css({ height: "108", borderRadius: "lg" });
