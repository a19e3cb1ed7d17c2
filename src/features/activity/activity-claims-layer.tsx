// Goes on with a claim of an activity that an earlier page load has left open. The import of its calls starts that.
import "./claims/activity-claim.ts";

export function Layer() {
  return null;
}
