import { allowedTurnover, type Item, type Scope } from "./activity-scope.ts";
import { bettingItems } from "./kinds/betting-items.ts";
import { firstDepositItems, ladderItems } from "./kinds/deposit-items.ts";
import { chanceItems } from "./kinds/draw.ts";
import { signItems } from "./kinds/sign-items.ts";
import { landItems, taskItems } from "./kinds/task-items.ts";

/** Tasks, days, steps or deposits of a member, in the order of the mechanics. */
export function itemsOf(scope: Scope): Item[] {
  return ownItems(scope).map((item) => ({ ...item, turnoverCents: allowedTurnover(scope, item) }));
}

function ownItems(scope: Scope): Item[] {
  const { mechanics } = scope.definition;
  switch (mechanics.kind) {
    case "racePage":
      return [];
    case "activityLandPage":
      return landItems(scope, mechanics);
    case "firstDeposit":
      return firstDepositItems(scope, mechanics);
    case "againDeposit":
      return ladderItems(scope, mechanics);
    case "newTask":
      return taskItems(scope, mechanics);
    case "drawGift":
      return chanceItems(scope, mechanics);
    case "signGift":
      return signItems(scope, mechanics);
    case "bettingGift":
      return bettingItems(scope, mechanics);
  }
}
