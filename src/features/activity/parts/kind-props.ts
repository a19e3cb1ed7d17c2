import type { Activity, Verification } from "#contract/api/activities.ts";
import type { Mechanics, MechanicsOf } from "#contract/api/activity-mechanics.ts";

interface OfKind<K extends Mechanics["kind"]> {
  readonly activity: Activity;
  readonly mechanics: MechanicsOf<K>;
  /** Undefined for who does not take part, and while it loads. */
  readonly mine: Verification | undefined;
}

/** Props of the part of the hero that shows how far the member is. */
export interface KindHeroProps<K extends Mechanics["kind"]> extends OfKind<K> {
  readonly visitor: boolean;
}

export interface KindProps<K extends Mechanics["kind"]> extends OfKind<K> {
  /** The item that the hero acts on; its row has no button of its own. */
  readonly lead: string | null;
  /** The item that was claimed in the hero last, where its result is shown. */
  readonly claimed: string | null;
}
